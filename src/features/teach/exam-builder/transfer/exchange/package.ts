/** Opens the file of another learning system: Moodle XML, an item of QTI, or a ZIP of them with their pictures. */

import { readZipParts, type ZipParts } from '#src/engines/archives/zip-parts.ts'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import type { AskedPart, FindPicture } from './asked.ts'
import { isMoodle, readMoodle } from './moodle.ts'
import { readQtiOne } from './qti-one.ts'
import { readQtiTwo } from './qti-two.ts'
import { listAll, listChildren, parseXml } from './xml.ts'

const LIMITS = { part: 12 * MEGABYTE, all: 40 * MEGABYTE }
const NEEDED = /\.(?:xml|qti|png|jpe?g|webp)$/i
const XML = /\.(?:xml|qti)$/i
/** More than an import takes; each is parsed. */
const MOST_DOCUMENTS = 1000

const readNone: FindPicture = () => undefined

function readRoot(
  root: Element,
  first: number,
  section: string,
  findPicture: FindPicture,
): AskedPart[] | undefined {
  if (isMoodle(root)) return readMoodle(root)
  if (root.localName === 'assessmentItem') return [readQtiTwo(root, first, section, findPicture)]
  if (root.localName === 'questestinterop' || root.localName === 'item') {
    const parts = readQtiOne(root, first, findPicture)
    return parts.length > 0 ? parts : undefined
  }
  return undefined
}

/** Elements without end inside one another break the stack. */
function tryRead<T>(read: () => T): T | 'broken' {
  try {
    return read()
  } catch {
    return 'broken'
  }
}

/** A single XML file. */
export function readExchangeXml(bytes: Uint8Array): AskedPart[] | 'broken' | 'otherXml' | 'webPage' {
  return tryRead(() => {
    const root = parseXml(bytes)?.documentElement
    if (!root) return 'broken'
    if (root.localName === 'html') return 'webPage'
    return readRoot(root, 1, '', readNone) ?? 'otherXml'
  })
}

const BASE = 'part:///'

/** `../images/a.png` beside `items/one.xml`. */
function resolvePath(address: string, beside: string): string {
  try {
    return decodeURIComponent(new URL(address.replaceAll('\\', '/'), `${BASE}${beside}`).pathname).replace(
      /^\/+/,
      '',
    )
  } catch {
    return ''
  }
}

const nameKey = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

class Package {
  readonly #parts: ReadonlyMap<string, Uint8Array>
  readonly #roots = new Map<string, Element | undefined>()
  /** Where `imsmanifest.xml` lies. */
  readonly top: string

  constructor(parts: ZipParts) {
    this.#parts = new Map([...parts].map(([name, part]) => [nameKey(name), part]))
    const manifest = this.listNames().find((name) => /(?:^|\/)imsmanifest\.xml$/.test(name))
    this.top = manifest?.slice(0, manifest.lastIndexOf('/') + 1) ?? ''
  }

  listNames(): string[] {
    return [...this.#parts.keys()]
  }

  parse(name: string): Element | undefined {
    const key = nameKey(name)
    if (!this.#roots.has(key) && this.#roots.size < MOST_DOCUMENTS) {
      const bytes = XML.test(key) ? this.#parts.get(key) : undefined
      this.#roots.set(key, bytes && parseXml(bytes)?.documentElement)
    }
    return this.#roots.get(key)
  }

  /** Some writers count from the file, others from the top, and Canvas has a sign for its folder of files. */
  findPicture(beside: string): FindPicture {
    return (address) => {
      const own = address
        .replace(/^(?:%24|\$)IMS[-_]CC[-_]FILEBASE(?:%24|\$)\/?/i, '')
        .replace(/[?#].*$/s, '')
      if (own === '' || /^[a-z]+:/i.test(own)) return undefined
      const places = [
        resolvePath(own, beside),
        ...['', 'web_resources/', 'resources/'].map((folder) => resolvePath(own, `${this.top}${folder}x`)),
      ]
      const found = places
        .map((place) => this.#parts.get(place.toLowerCase()))
        .find((part) => part !== undefined)
      return found && new Uint8Array(found)
    }
  }
}

interface ListedItem {
  name: string
  section: string
}

/** The items of a test in its order, with the titles of their sections. */
function listTestItems(test: string, root: Element): ListedItem[] {
  return listAll(root, 'assessmentItemRef').map((item) => {
    let section = ''
    for (let at = item.parentElement; at && section === ''; at = at.parentElement)
      if (at.localName === 'assessmentSection') section = cleanLine(at.getAttribute('title') ?? '')
    return { name: resolvePath(item.getAttribute('href') ?? '', test), section }
  })
}

/** The documents as the manifest lists them, and then those that it forgets. */
function listDocuments(files: Package): string[] {
  const manifest = files.parse(`${files.top}imsmanifest.xml`)
  const listed = listAll(manifest, 'resource').flatMap((resource) => {
    const base = resource.getAttribute('xml:base') ?? ''
    const hrefs = [resource, ...listChildren(resource, 'file')].map((each) => each.getAttribute('href') ?? '')
    return hrefs.map((href) => resolvePath(href, `${files.top}${base}`))
  })
  const names = files
    .listNames()
    .filter((name) => XML.test(name))
    .toSorted()
  return [...new Set([...listed.map(nameKey).filter((name) => XML.test(name)), ...names])]
}

function readParts(files: Package): AskedPart[] {
  const documents = listDocuments(files)
  const places: ListedItem[] = []
  for (const name of documents) {
    const root = files.parse(name)
    if (root?.localName === 'assessmentTest') places.push(...listTestItems(name, root))
  }
  const inTest = new Set(places.map(({ name }) => nameKey(name)))
  places.push(...documents.filter((name) => !inTest.has(name)).map((name) => ({ name, section: '' })))
  const parts: AskedPart[] = []
  for (const { name, section } of places) {
    const root = files.parse(name)
    const read = root && readRoot(root, parts.length + 1, section, files.findPicture(name))
    parts.push(...(read ?? []))
  }
  return parts
}

/** A ZIP; `zip` if it holds no questions of these formats. */
export function readExchangeZip(bytes: Uint8Array): AskedPart[] | 'bomb' | 'broken' | 'zip' {
  const parts = readZipParts(bytes, (name) => NEEDED.test(name), LIMITS)
  if (typeof parts === 'string') return parts
  const asked = tryRead(() => readParts(new Package(parts)))
  return asked.length > 0 ? asked : 'zip'
}
