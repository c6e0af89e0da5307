/**
 * Names of CSS classes in a build: four letters for the file, one or two for the class. They stand in the styles, in the scripts
 * and in the painted frames, so that each letter is paid three times; letters that repeat within a file cost next to nothing.
 */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** What a style module may name for itself: classes and animations. */
const NAMED = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi
const LETTERS = 4
const BASE_36 = 36

/** A name for a file that may begin a class name. Throws when two files come to the same. */
function fileNames(root: string): (file: string) => string {
  const files = new Map<string, string>()
  return (file) => {
    const path = relative(root, file.split('?', 1)[0] ?? file).replaceAll('\\', '/')
    const digest = createHash('sha256').update(path).digest()
    const name = Array.from(digest.subarray(0, LETTERS), (byte) => String.fromCharCode(97 + (byte % 26))).join('')
    const other = files.get(name)
    if (other !== undefined && other !== path) throw new Error(`${path} and ${other} come to the same class name ${name}: rename one`)
    files.set(name, path)
    return name
  }
}

/** For `css.modules.generateScopedName`: the same file gives the same names in every build. */
export function shortClassNames(root: string): (name: string, file: string, css: string) => string {
  const nameOf = fileNames(root)
  return (name, file, css) => {
    const named = [...new Set(Array.from(css.matchAll(NAMED), ([, found]) => found))]
    if (!named.includes(name)) throw new Error(`${file} has no ${name} to give a short name to`)
    return nameOf(file) + named.indexOf(name).toString(BASE_36)
  }
}
