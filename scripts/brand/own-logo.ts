/**
 * The owner's logo: `logo.svg` beside `brand.json`. The page's HTML contains it before any script runs, so it
 * may hold shapes and gradients, but nothing that runs or is fetched.
 */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'src/lib/owner/logo.svg'
/** Every page carries the logo. */
const MOST_BYTES = 4000
const SHAPES = new Set(
  'g path rect circle ellipse line polygon polyline defs linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
)
const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

export interface OwnLogo {
  viewBox: string
  /** The content of `<svg>`. */
  shapes: string
}

function refuse(why: string): never {
  throw new Error(`logo.svg ${why}. Save it as a plain SVG of shapes (letters as paths).`)
}

/** Turns `style="fill:red"` into attributes; classes and names from drawing programs are removed. */
function readAttributes(text: string): [string, string][] {
  return [...text.matchAll(ATTRIBUTE)].flatMap(([, name = '', one, other = '']): [string, string][] => {
    const value = one ?? other
    if (/^on/i.test(name) || /url\((?!["']?#)|javascript:|&|[{}<>]/i.test(value))
      refuse(`has ${name}="${value}"`)
    if (name === 'style')
      return value.split(';').flatMap((rule): [string, string][] => {
        const [key = '', set] = rule.split(':').map((part) => part.trim())
        return set && /^[a-z-]+$/.test(key) && !key.startsWith('-') ? [[key, set]] : []
      })
    return name.includes(':') || /^(?:class|xmlns|version|href)$|^data-/.test(name) ? [] : [[name, value]]
  })
}

const writeAttributes = (all: readonly (readonly [string, string])[]) =>
  all.map(([name, value]) => ` ${name}="${value}"`).join('')

export function parseLogo(svg: string): OwnLogo {
  if (svg.length > MOST_BYTES) refuse(`has ${svg.length} bytes, and ${MOST_BYTES} are the most`)
  const text = svg.replaceAll(/<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '').trim()
  if (text.replaceAll(TAG, '').trim() !== '') refuse('holds words, or cannot be read')
  const [first, ...rest] = [...text.matchAll(TAG)]
  const root = readAttributes(first?.[3] ?? '')
  const find = (wanted: string) => root.find(([name]) => name === wanted)?.[1]
  const side = [find('width'), find('height')].map((value) => Number.parseFloat(value ?? ''))
  const viewBox = find('viewBox') ?? (side.every(Number.isFinite) ? `0 0 ${side.join(' ')}` : undefined)
  if (first?.[2] !== 'svg' || rest.pop()?.[2] !== 'svg') refuse('is not one <svg>')
  if (viewBox === undefined || !/^-?[\d.]+(?:[ ,]+-?[\d.]+){3}$/.test(viewBox)) refuse('has no viewBox')
  const shapes = rest.map(([, end = '', tag = '', attributes = '', single = '']) => {
    if (!SHAPES.has(tag)) refuse(`holds <${tag}>`)
    return end ? `</${tag}>` : `<${tag}${writeAttributes(readAttributes(attributes))}${single}>`
  })
  const inherited = root.filter(([name]) => /^(?:fill|stroke)/.test(name))
  const inner = shapes.join('')
  return { viewBox, shapes: inherited.length > 0 ? `<g${writeAttributes(inherited)}>${inner}</g>` : inner }
}

/** Undefined when the owner has none; then the logo of `brand.ts` is drawn. */
export function readOwnLogo(root: string): OwnLogo | undefined {
  const file = join(root, FILE)
  return existsSync(file) ? parseLogo(readFileSync(file, 'utf8')) : undefined
}

/** The component that draws it and replaces ours. */
export function writeMark({ viewBox, shapes }: OwnLogo): string {
  const jsx = shapes.replaceAll(
    / ([a-z]+)-([a-z]+)(?:-([a-z]+))?=/g,
    (_, one: string, two: string, three = '') => {
      const parts = [two, three].map((part: string) => part.slice(0, 1).toUpperCase() + part.slice(1))
      return ` ${one}${parts.join('')}=`
    },
  )
  // A gradient of another copy, which is hidden, would not be drawn: each copy has its own.
  const hasIds = / id="/.test(jsx)
  const own = jsx
    .replaceAll(/ id="([^"]*)"/g, ' id={`${id}$1`}')
    .replaceAll(/="url\(["']?#([^"')]*)["']?\)"/g, '={`url(#${id}$1)`}')
  return `/** Made by \`npm run brand\` from the owner's logo.svg. */
${hasIds ? "\nimport { useId } from 'react'\n" : ''}
export function Mark({ size }: { size?: number }) {
${hasIds ? '  const id = useId()\n' : ''}  return (
    <svg width={size} height={size} viewBox="${viewBox}" aria-hidden="true">
      ${hasIds ? own : jsx}
    </svg>
  )
}
`
}
