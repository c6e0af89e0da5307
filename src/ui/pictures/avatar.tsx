/**
 * Eight faceless people, for whoever has no picture. They stand in the page itself: as pictures each would be a document of its own,
 * read and laid out by the thread that begins the app. Decoration: the name stands beside it.
 */
import type { ReactNode } from 'react'

interface Person {
  ground: string
  garment: string
  skin: string
  /** Painted behind and before the head. */
  behind?: ReactNode
  before: ReactNode
}

const HAIR = '#2B1B17'
const DARK_HAIR = '#1F1716'

const shortHair = (colour: string) => (
  <path d="M30 31c-3-15 7-20 18-20s22 5 19 20l-2 6c-1-7-4-11-7-12-8 3-18 3-21-1-3 3-4 7-5 13z" fill={colour} />
)
const longHair = <path d="M26 76c-3-20-3-36 0-46 4-13 12-18 22-18s18 5 22 18c3 10 3 26 0 46H58V50H38v26z" fill={HAIR} />
const parting = <path d="M31 41c1-14 7-21 17-21s16 7 17 21c-3-9-8-13-16-16-7 4-14 7-18 16z" fill={HAIR} />
const sideParting = <path d="M31 43c0-16 7-23 17-23s17 7 17 20c-6-3-11-7-13-13-5 8-12 11-21 16z" fill={HAIR} />
const scarf = (colour: string) => (
  <path
    fillRule="evenodd"
    d="M48 13c-15 0-22 11-22 24v40h44V37c0-13-7-24-22-24zm0 12c9 0 14 7 14 18s-6 19-14 19-14-8-14-19 5-18 14-18z"
    fill={colour}
  />
)
const beard = <path d="M31 43c1 4 4 5 8 3h18c4 2 7 1 8-3 0 15-7 23-17 23S31 58 31 43zm11 6h12q-6 4-12 0z" fill={DARK_HAIR} />
const moustache = <path d="M40 51q8-4 16 0-8 3-16 0z" fill={DARK_HAIR} />
const glasses = (
  <path
    d="M33 43a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0m17 0a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0m-4-1h4"
    stroke="#2A3B40"
    strokeWidth={2}
  />
)
const stitches = (
  <path d="M30 87q8-6 18 2 10-8 18-2" stroke="#fff" strokeWidth={1.6} strokeDasharray="3.5 3" strokeLinecap="round" opacity={0.8} />
)

/** Several pieces, each of them the same element at every drawing. */
const both = (one: ReactNode, other: ReactNode) => (
  <>
    {one}
    {other}
  </>
)

const PEOPLE: readonly Person[] = [
  { ground: '#ADDDE8', garment: '#055868', skin: '#C68E63', before: shortHair(HAIR) },
  { ground: '#FED990', garment: '#CB3652', skin: '#D19E74', behind: longHair, before: both(parting, stitches) },
  { ground: '#FDE2E4', garment: '#0E6E80', skin: '#C08552', before: both(scarf('#0E6E80'), stitches) },
  { ground: '#E2F1D2', garment: '#C37811', skin: '#B97F52', before: both(shortHair(DARK_HAIR), beard) },
  { ground: '#EFE3F7', garment: '#724394', skin: '#D19E74', behind: longHair, before: both(sideParting, stitches) },
  { ground: '#DED8CE', garment: '#406025', skin: '#C0835A', before: both(shortHair(DARK_HAIR), glasses) },
  { ground: '#FDEBC4', garment: '#8D1B30', skin: '#B97F52', before: both(scarf('#8D1B30'), stitches) },
  { ground: '#D3EEF4', garment: '#353934', skin: '#A9714A', before: both(shortHair(DARK_HAIR), moustache) },
]

const body = 'M12 96c2-17 14-24 36-24s34 7 36 24z'
const head = 'M40 56h16v16q-8 8-16 0zM31 38c0-13 7-18 17-18s17 5 17 18c0 16-7 25-17 25S31 54 31 38z'
const shade = <path d="M40 61q8 5 16 0v4q-8 5-16 0z" opacity={0.12} fill="#000" />

/** The same person always has the same avatar. */
function personOf(id: string): Person {
  let sum = 0
  for (const letter of id) sum = (sum * 53 + letter.codePointAt(0)!) % 9973
  return PEOPLE[sum % PEOPLE.length]!
}

/** `size`: side in px. */
export function Avatar({ id, size, className }: { id: string; size: number; className?: string | undefined }) {
  const { ground, garment, skin, behind, before } = personOf(id)
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" fill="none" className={className} aria-hidden="true">
      <path d="M0 0h96v96H0z" fill={ground} />
      {behind}
      <path d={body} fill={garment} />
      <path d={head} fill={skin} />
      {shade}
      {before}
    </svg>
  )
}
