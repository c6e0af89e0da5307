/**
 * Text from the server while the allow-list is loading: its words in their layout, as high as the final text,
 * without any attributes. (ruling R20)
 */

import { createElement, type ReactNode } from 'react'

const SHAPES = new Set('p h2 h3 h4 h5 strong b em i blockquote ul ol li code pre'.split(' '))
/** Their content is not part of the text. */
const UNSEEN = new Set('script style template noscript iframe svg math title'.split(' '))

function drawNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue
  if (!(node instanceof Element) || UNSEEN.has(node.localName)) return null
  if (node.localName === 'br') return <br key={key} />
  const inside = [...node.childNodes].map(drawNode)
  return SHAPES.has(node.localName) ? createElement(node.localName, { key }, ...inside) : inside
}

/** A separate document runs no scripts and loads nothing. */
export function drawPlainHtml(html: string): ReactNode {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(drawNode)
}
