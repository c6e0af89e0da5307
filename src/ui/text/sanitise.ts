/** The strict allow-list for HTML from the server. Loaded only where such HTML is shown. (ruling R20, ruling R45) */

import DOMPurify from 'dompurify'
import { isCarriedPicture, MOST_PICTURES } from '#src/engines/media/question-picture.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { isPictureHeld } from '#src/lib/saving-data.ts'
import { parseOwnPicture } from '#src/lib/trusted-hosts.ts'
import { words } from '#src/ui/pictures/deferred-words.ts'
import deferred from '#src/ui/pictures/deferred-picture.module.css'

const TAGS = (
  'p br hr h2 h3 h4 h5 strong b em i u s sub sup blockquote ul ol li dl dt dd code pre kbd ' +
  'a img table caption thead tbody tr th td figure figcaption'
).split(' ')
const ATTRIBUTES = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'lang', 'class']
/** The only class that is kept: it names the language of a code block. */
const LANGUAGE = /^language-([\w+#-]+)$/

type GuardPicture = (picture: HTMLImageElement) => void

/** Separate instances: the hook of one must not affect the others, nor other users of the library. */
function makePurifier(guard: GuardPicture): ReturnType<typeof DOMPurify> {
  const made = DOMPurify(window)
  made.addHook('afterSanitizeAttributes', (node) => guardNode(node, guard))
  return made
}

function guardNode(node: Element, guard: GuardPicture): void {
  if (node instanceof HTMLAnchorElement) guardLink(node)
  if (node instanceof HTMLImageElement) guard(node)
  // Code is never reflowed: on a phone it scrolls sideways, also with the keyboard.
  if (node instanceof HTMLPreElement) node.tabIndex = 0
  if (node.hasAttribute('class')) keepLanguage(node)
}

/** Keeps the language of a code block for its label; any other class is removed. */
function keepLanguage(node: Element): void {
  const language = node.tagName === 'CODE' ? LANGUAGE.exec(node.className)?.[1] : undefined
  if (language === undefined) node.removeAttribute('class')
  else if (node.parentElement instanceof HTMLPreElement) node.parentElement.dataset['language'] = language
}

/** Handles links like all links from users. (ruling R19) */
function guardLink(link: HTMLAnchorElement): void {
  const address = parseExternalLink(link.getAttribute('href'))
  if (address === undefined) {
    link.removeAttribute('href')
    return
  }
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

/**
 * Removes pictures on other hosts: their host would learn who reads, whatever the page's policy says. (ruling
 * R20)
 */
function guardPicture(picture: HTMLImageElement): void {
  const address = parseOwnPicture(picture.getAttribute('src'))
  if (address === undefined) {
    picture.remove()
    return
  }
  picture.src = address
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('referrerpolicy', 'no-referrer')
}

/** How many pictures the HTML that is being cleaned has kept. */
let carried = 0

/** Takes also what the text of a question carries itself, with the size that its place needs. (ruling R72) */
function guardCarried(picture: HTMLImageElement): void {
  const src = picture.getAttribute('src') ?? ''
  if (!src.startsWith('data:')) {
    guardPicture(picture)
    return
  }
  carried += 1
  if (carried > MOST_PICTURES || !isCarriedPicture(src)) picture.remove()
  for (const side of ['width', 'height'])
    if (!/^[1-9]\d{0,3}$/.test(picture.getAttribute(side) ?? '')) picture.removeAttribute(side)
}

/** A reader is told that something stood here, with its description. */
function tellRemoved(guard: GuardPicture): GuardPicture {
  return (picture) => {
    const told = picture.ownerDocument.createElement('em')
    told.textContent = words.removed(picture.getAttribute('alt')?.trim() ?? '')
    picture.before(told)
    guard(picture)
    if (picture.parentNode !== null) told.remove()
  }
}

const purifier = makePurifier(tellRemoved(guardPicture))
const questionPurifier = makePurifier(tellRemoved(guardCarried))

/** For texts that are stored: nothing is added that showing them adds anyway. */
const storedPurifier = DOMPurify(window)
storedPurifier.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement && parseExternalLink(node.getAttribute('href')) === undefined)
    node.removeAttribute('href')
  if (node instanceof HTMLImageElement) {
    const kept = node.cloneNode() as HTMLImageElement
    guardCarried(node)
    if (node.parentNode) for (const name of ['loading', 'referrerpolicy']) node.removeAttribute(name)
    if (node.parentNode && parseOwnPicture(kept.getAttribute('src')) !== undefined)
      node.setAttribute('src', kept.getAttribute('src')!)
  }
  if (node.hasAttribute('class') && !(node.tagName === 'CODE' && LANGUAGE.test(node.className)))
    node.removeAttribute('class')
})

/** The page's policy blocks a base element even while the text is being parsed, and reports it each time. */
const withoutBase = (html: string) => html.replace(/<base\b/gi, '<x-base')

const CONFIG = { ALLOWED_TAGS: TAGS, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false }
const WITH_SIZES = [...ATTRIBUTES, 'width', 'height']

/**
 * Puts a button in the place of each picture that waits for a press. `SafeHtml` hears the press. (ruling R69)
 */
function holdPictures(safe: string): string {
  if (!safe.includes('<img')) return safe
  // This document loads nothing.
  const page = new DOMParser().parseFromString(safe, 'text/html')
  for (const picture of page.querySelectorAll('img')) {
    if (!isPictureHeld(picture.src)) continue
    const button = page.createElement('button')
    button.type = 'button'
    button.className = deferred['inText'] ?? ''
    button.dataset['deferred'] = picture.src
    button.textContent = [words.show, picture.alt].filter((text) => text !== '').join(': ')
    picture.replaceWith(button)
  }
  return page.body.innerHTML
}

/** HTML that is safe to show; never throws. Pictures may wait for a press, but not those of a question. */
export function sanitise(html: string): string {
  return holdPictures(purifier.sanitize(withoutBase(html), { ...CONFIG, ALLOWED_ATTR: ATTRIBUTES }))
}

/** The same for the text of a question, an option or an explanation, which may carry pictures. (ruling R72) */
export function sanitiseQuestion(html: string): string {
  carried = 0
  return questionPurifier.sanitize(withoutBase(html), { ...CONFIG, ALLOWED_ATTR: WITH_SIZES })
}

/** The text of a question from a file, as it is stored. */
export function cleanStored(html: string): string {
  carried = 0
  return storedPurifier.sanitize(withoutBase(html), { ...CONFIG, ALLOWED_ATTR: WITH_SIZES })
}
