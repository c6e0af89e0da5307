/**
 * Checks that the owner has replaced the example's texts: terms, privacy, refunds and the company
 * description.
 */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const OWNER_TEXTS = ['about.md', 'terms.md', 'privacy.md', 'refund.md']
const FOLDER = 'src/lib/owner'
/** Markdown syntax that the pages would show literally. */
const NOT_READ = /^(?:#{3,}|>|\|)|\*\*|\]\(|`/m
const LEAST_LETTERS = 200

const listParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('#'))
const computeDigest = (text: string) =>
  createHash('sha256').update(text.replaceAll(/\s+/g, ' ')).digest('hex').slice(0, 12)

/** Paragraphs of the example, by digest: from the file that a release of the project writes. */
export function readExample(root: string): ReadonlySet<string> {
  return new Set(
    JSON.parse(readFileSync(join(root, 'scripts/release/example-texts.json'), 'utf8')) as string[],
  )
}

export const listDigests = (root: string) =>
  OWNER_TEXTS.flatMap((name) =>
    listParagraphs(readFileSync(join(root, FOLDER, name), 'utf8')).map(computeDigest),
  ).toSorted()

interface Contact {
  phone: string
  email: string
}

const readContact = (root: string) =>
  (JSON.parse(readFileSync(join(root, FOLDER, 'brand.json'), 'utf8')) as { contact: Contact }).contact

/** The texts name phone and e-mail, so that a buyer would write to an address that nobody has. */
function listContactFaults(root: string): string[] {
  const { phone, email } = readContact(root)
  return [
    ...(/0{6}/.test(phone) ? [`brand.json: contact.phone ${phone} is the example's`] : []),
    ...(email.endsWith('.example') ? [`brand.json: contact.email ${email} is the example's`] : []),
  ]
}

/** One line for each text that must not be published under the owner's name. */
export function listTextFaults(root: string): string[] {
  const example = readExample(root)
  const texts = OWNER_TEXTS.flatMap((name) => {
    const file = join(root, FOLDER, name)
    if (!existsSync(file)) return [`${name} is missing`]
    const text = readFileSync(file, 'utf8')
    const borrowed = listParagraphs(text).filter((part) => example.has(computeDigest(part)))
    return [
      ...(borrowed.length > 0
        ? [`${name}: ${borrowed.length} paragraphs are the example's, which promise in nobody's name`]
        : []),
      ...(!/^# \S/.test(text) || !/^## \S/m.test(text)
        ? [`${name}: begins with "# title", and has parts by "## title"`]
        : []),
      ...(NOT_READ.test(text) ? [`${name}: holds more than headings, paragraphs and lists`] : []),
      ...(text.length < LEAST_LETTERS
        ? [`${name}: says hardly anything (less than ${LEAST_LETTERS} letters)`]
        : []),
    ]
  })
  return [...texts, ...listContactFaults(root)]
}
