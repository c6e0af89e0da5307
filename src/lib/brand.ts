/**
 * The brand: its texts come from `owner/brand.json`, its colours and logo are here, and `npm run brand`
 * generates the theme, the icons, the manifest and the sharing picture from both. No other file contains the
 * name or these colours. (ruling R1)
 */

import own from './owner/brand.json' with { type: 'json' }

export interface SocialLink {
  /** Networks with their own icon: facebook, instagram, linkedin, youtube, tiktok. */
  network: string
  /** The network's own name, in Latin letters by ruling R2. */
  name: string
  href: string
}

export type AppPlatform = 'ios' | 'windows' | 'android'

/**
 * Name, tagline (the title of a page without one), description (below the name in the footer, and for pages
 * without one), motto, contact, networks and apps. `signers`: names under the signature lines of a
 * certificate, signed by hand if empty. `markQuestionDays`: how long a learner may ask about a mark (ruling R86). `nameOf`: the possessive form, since the ending differs from name to
 * name.
 */
const { contact, networks, apps, ...words } = own

export const brand = {
  ...words,
  /** Shade 8 of the primary ramp and shade 4 of the accent's: the colours of pictures and icons. */
  colours: { theme: '#034351', accent: '#FCB12B' },
  contact,
  /** The sharing picture, a path below the client's address. */
  shareImage: '/share.png',
} as const

/**
 * Ten shades each, from light to dark; `npm run brand -- --primary '#7A1F5C' --accent '#F2C14E'` regenerates
 * them from one colour each.
 */
export const ramps = {
  primary: [
    '#ECF9FB',
    '#D3EEF4',
    '#ADDDE8',
    '#79C5D4',
    '#49A7BA',
    '#24889B',
    '#0E6E80',
    '#055868',
    '#034351',
    '#052F39',
  ],
  accent: [
    '#FEF7E7',
    '#FDEBC4',
    '#FED990',
    '#FFC459',
    '#FCB12B',
    '#F29E10',
    '#C37811',
    '#9F5E11',
    '#7D480F',
    '#5D340C',
  ],
} as const

/** More shades of the same two colours, mostly for the dark scheme. */
export const shades = {
  primary: {
    onHero2: '#CFE6EA',
    onFill: '#06222A',
    soft: '#12333B',
    softHover: '#173F49',
    softLine: '#1F4C57',
    ring: '#1B4650',
  },
  accent: {
    onAccent: '#2B1D06',
    soft: '#3B2D10',
    wash: '#241D0D',
    offline: '#FFF3D6',
    offlineDark: '#2E2410',
    thread: '#C39430',
  },
} as const

/** The neutrals of the dark scheme, with a breath of the primary colour. */
export const dark = [
  '#E7EEEF',
  '#C9D4D6',
  '#ABB9BB',
  '#869698',
  '#2A3B40',
  '#22343A',
  '#111E21',
  '#0A1517',
  '#081113',
  '#050C0E',
] as const

/** More of them: lower and higher grounds, lines, and what is still loading. */
export const darkParts = {
  sunken: '#0D191B',
  chip: '#19282C',
  line2: '#34474C',
  lineStrong: '#586D72',
  pending: '#1B2B2F',
  pendingSheen: '#22353A',
} as const

/**
 * The reds of errors and due dates in both schemes; with a red primary, `npm run brand` shifts their hue and
 * keeps their lightness.
 */
export const errors = {
  error: '#F04438',
  onError: '#3A0806',
  soft: '#FEF1F0',
  line: '#FBC9C5',
  text: '#B42318',
  darkSoft: '#331815',
  darkLine: '#5E2620',
  darkText: '#FDA29B',
} as const

/** An empty address means that there is no such page, and an `.example` one was never replaced. */
export function isRealLink(link: string): boolean {
  const [, host = ''] = /^https:\/\/([^/:?#]+)/.exec(link) ?? []
  return host !== '' && !host.endsWith('.example')
}

/** In the order in which they are shown; the sample brand is on no network. (spec 2, ruling R1) */
export const socialLinks: readonly SocialLink[] = networks.filter(({ href }) => isRealLink(href))

/** The platforms for which the app is available; nothing offers the others. */
export const appPlatforms: readonly AppPlatform[] = (['android', 'ios', 'windows'] as const).filter(
  (platform) => isRealLink(apps[platform]),
)

/** The download address of the app; any platform other than ios or windows gets the android link. (spec 2 Download buttons, ruling R6) */
export function getAppLink(platform?: string, links: Readonly<Record<AppPlatform, string>> = apps): string {
  return platform === 'ios' || platform === 'windows' ? links[platform] : links.android
}

/** `page – brand`, or the tagline for a page without a title. (spec 1 Page title) */
export function formatPageTitle(title?: string): string {
  const own = title?.trim()
  return own ? `${own} – ${brand.name}` : brand.tagline
}

/** Puts a mark before the title of a tab: `(৩) নোটিশ – কারিগর`. `mark` begins with a digit. */
export function markTitle(title: string, mark: string | undefined): string {
  return mark === undefined ? title : `(${mark}) ${title}`
}

/** Removes the mark, so that the title is as {@link formatPageTitle} made it. */
export function unmarkTitle(title: string): string {
  return title.replace(/^\([০-৯][^)]*\) /, '')
}

/**
 * The logo: a jamdani motif on a rounded square, with four petals and a stitch between each pair. Both paths
 * are filled; `centre` lies between the petals.
 */
export const logo = {
  viewBox: '0 0 34 34',
  radius: 9,
  ground: '#055868',
  petalColour: '#FFFFFF',
  petals:
    'M17 5.4l3.8 3.8L17 13l-3.8-3.8zM24.8 13.2l3.8 3.8-3.8 3.8-3.8-3.8zM17 21l3.8 3.8-3.8 3.8-3.8-3.8zM9.2 13.2L13 17l-3.8 3.8L5.4 17zM11.2 9.8l1.4 1.4-1.4 1.4-1.4-1.4zM22.8 9.8l1.4 1.4-1.4 1.4-1.4-1.4zM11.2 21.4l1.4 1.4-1.4 1.4-1.4-1.4zM22.8 21.4l1.4 1.4-1.4 1.4-1.4-1.4z',
  centreColour: brand.colours.accent,
  centre: 'M17 13.2l3.8 3.8-3.8 3.8-3.8-3.8z',
} as const
