/** The strict allow-list for HTML from the server. Loaded only where such HTML is shown. (ruling R20, ruling R45) */

import DOMPurify from 'dompurify'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { parseOwnPicture } from '#src/lib/trusted-hosts.ts'

const TAGS = (
  'p br hr h2 h3 h4 h5 strong b em i u s sub sup blockquote ul ol li dl dt dd code pre kbd ' +
  'a img table caption thead tbody tr th td figure figcaption'
).split(' ')
const ATTRIBUTES = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'lang', 'class']
/** The only class that is kept: it names the language of a code block. */
const LANGUAGE = /^language-([\w+#-]+)$/

/** A separate instance: its hook must not affect other users of the library. */
const purifier = DOMPurify(window)

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement) guardLink(node)
  if (node instanceof HTMLImageElement) guardPicture(node)
  // Code is never reflowed: on a phone it scrolls sideways, also with the keyboard.
  if (node instanceof HTMLPreElement) node.tabIndex = 0
  if (node.hasAttribute('class')) keepLanguage(node)
})

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

/** The page's policy blocks a base element even while the text is being parsed, and reports it each time. */
const withoutBase = (html: string) => html.replace(/<base\b/gi, '<x-base')

/** HTML that is safe to show; never throws. */
export function sanitise(html: string): string {
  return purifier.sanitize(withoutBase(html), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}
