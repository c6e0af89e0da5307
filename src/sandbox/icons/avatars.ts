/** Avatars of the icon service, drawLook from a table of looks. (ruling R25) */
export interface Avatar {
  _id: string
  /** Text alternative. */
  title: string
}

interface Look {
  title: string
  ground: string
  garment: string
  skin: string
  hair: string
  kind: 'short' | 'long' | 'scarf' | 'bun' | 'beard' | 'cap'
}

const looks: Readonly<Record<string, Look>> = {
  1: {
    title: 'ছোট চুল, সবুজ জামা',
    ground: '#DCEFE4',
    garment: '#0E7C57',
    skin: '#B97F58',
    hair: '#2B211C',
    kind: 'short',
  },
  2: {
    title: 'লম্বা চুল, লাল জামা',
    ground: '#FBE3DC',
    garment: '#C43D2B',
    skin: '#C98F66',
    hair: '#231A16',
    kind: 'long',
  },
  3: {
    title: 'ওড়না, নীল',
    ground: '#DEE8F7',
    garment: '#2C5AA0',
    skin: '#C08A62',
    hair: '#2C5AA0',
    kind: 'scarf',
  },
  4: {
    title: 'দাড়ি, হলুদ জামা',
    ground: '#FBF0D2',
    garment: '#C98A12',
    skin: '#A66E49',
    hair: '#241B17',
    kind: 'beard',
  },
  5: {
    title: 'খোঁপা, বেগুনি জামা',
    ground: '#EDE3F5',
    garment: '#6B3FA0',
    skin: '#B97F58',
    hair: '#2B211C',
    kind: 'bun',
  },
  6: {
    title: 'টুপি, সাদা জামা',
    ground: '#8FB9BC',
    garment: '#F7F5EF',
    skin: '#A66E49',
    hair: '#F2EFE6',
    kind: 'cap',
  },
  7: {
    title: 'লম্বা চুল, সবুজ শাড়ি',
    ground: '#E3F1E6',
    garment: '#2F8F4E',
    skin: '#9C6442',
    hair: '#1F1815',
    kind: 'long',
  },
  8: {
    title: 'ছোট চুল, নীল জামা',
    ground: '#DDE6F3',
    garment: '#31508F',
    skin: '#D19C74',
    hair: '#3A2A20',
    kind: 'short',
  },
  9: {
    title: 'ওড়না, লাল',
    ground: '#FAE2DE',
    garment: '#A93226',
    skin: '#B97F58',
    hair: '#A93226',
    kind: 'scarf',
  },
  10: {
    title: 'দাড়ি, সবুজ জামা',
    ground: '#E0EEE5',
    garment: '#1E6B52',
    skin: '#C08A62',
    hair: '#2B211C',
    kind: 'beard',
  },
  11: {
    title: 'খোঁপা, কমলা শাড়ি',
    ground: '#FCE9D6',
    garment: '#D2691E',
    skin: '#A66E49',
    hair: '#231A16',
    kind: 'bun',
  },
  12: {
    title: 'ছোট চুল, বেগুনি জামা',
    ground: '#EAE4F3',
    garment: '#55407F',
    skin: '#9C6442',
    hair: '#1F1815',
    kind: 'short',
  },
}

export const avatars: readonly Avatar[] = Object.entries(looks).map(([_id, { title }]) => ({ _id, title }))

interface Hair {
  behind: string
  above: string
}

const drawCrown = (colour: string) =>
  `<path d="M30 44a20 20 0 0 1 40 0c-4-9-10-12-20-12s-16 3-20 12z" fill="${colour}"/>`

/** Hair behind and above the head. */
const hairOf: Record<Look['kind'], (colour: string) => Hair> = {
  short: (colour) => ({ behind: '', above: drawCrown(colour) }),
  long: (colour) => ({
    behind: `<path d="M28 46a22 22 0 0 1 44 0v28H28z" fill="${colour}"/>`,
    above: drawCrown(colour),
  }),
  scarf: (colour) => ({
    behind: `<path d="M25 48a25 25 0 0 1 50 0c0 14 3 20 6 30H19c3-10 6-16 6-30z" fill="${colour}"/>`,
    above: '',
  }),
  bun: (colour) => ({
    behind: `<circle cx="50" cy="20" r="10" fill="${colour}"/>`,
    above: drawCrown(colour),
  }),
  beard: (colour) => ({
    behind: '',
    above: `${drawCrown(colour)}<path d="M31 50c0 18 8 24 19 24s19-6 19-24c-4 8-10 9-19 9s-15-1-19-9z" fill="${colour}"/>`,
  }),
  cap: (colour) => ({
    behind: '',
    above: `<path d="M30 38c2-12 10-16 20-16s18 4 20 16z" fill="${colour}" stroke="#B9B29F"/>`,
  }),
}

function drawLook(look: Look): string {
  const { behind, above } = hairOf[look.kind](look.hair)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img"><title>${look.title}</title>`,
    `<rect width="100" height="100" fill="${look.ground}"/>${behind}`,
    `<path d="M14 100c2-20 16-28 36-28s34 8 36 28z" fill="${look.garment}"/>`,
    `<path d="M18 92c10-12 54-12 64 0" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="4 3" opacity=".7"/>`,
    `<path d="M43 60h14v14a7 7 0 0 1-14 0z" fill="${look.skin}"/>`,
    `<ellipse cx="50" cy="48" rx="18" ry="21" fill="${look.skin}"/>${above}</svg>`,
  ].join('')
}

/** The picture, or undefined for an unknown id. */
export function drawAvatar(id: string): string | undefined {
  const look = Object.hasOwn(looks, id) ? looks[id] : undefined
  return look && drawLook(look)
}
