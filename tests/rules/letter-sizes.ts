/** Font sizes come from the type scale. (docs/type.md) */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VARIANTS } from '#src/ui/layout/tokens.ts'

/** Large numbers, the head of a course page, the result of an exam and the slogan of the home page. */
const DISPLAY = [25, 34, 38, 44, 48, 58]
const KNOWN = new Set([...Object.values(VARIANTS), ...DISPLAY].map((pixels) => `${pixels / 16}rem`))
/** Sizes relative to the surrounding text, the paper or the window, or none at all. */
const RELATIVE = /^(?:inherit|0|[\d.]+em|var\(.*\)|calc\(.* \* var\(--px\)\)|clamp\(.*\))$/
/** The scale of the headings, and the name in the logo, which is a drawing. */
const OWN_SIZES = /^src\/ui\/(?:theme\/(?:base|theme)\.css|frame\/logo\.module\.css)$/
/** The letters of a bar of fixed height grow up to a limit in pixels. */
const LIMITED = /^min\((.+), \d+px\)$/
const FONT_SIZE = /\bfont-size:\s*([^;}]+?)\s*[;}]/g

/** Each size outside the scale with its file. */
export function listOwnSizes(root: string): string[] {
  return globSync('src/**/*.css', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !OWN_SIZES.test(path))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(FONT_SIZE)]
        .map(([, size = '']) => size.replaceAll(/\s+/g, ' ').replace(LIMITED, '$1'))
        .filter((size) => !KNOWN.has(size) && !RELATIVE.test(size))
        .map((size) => `${path}: ${size} is no size of the type scale (docs/type.md)`),
    )
}
