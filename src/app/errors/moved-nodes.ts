/**
 * Lets React survive a page that a translator, an extension or a reading tool has changed. Such tools wrap or
 * replace text nodes. When React then removes a node, or inserts before one, that is no longer where React
 * put it, the browser throws and an error page would replace the whole screen.
 */

/**
 * Finds the child of `parent` that now contains a node; undefined if the node has left the page or is
 * elsewhere.
 */
function findPartWith(node: Node, parent: Node): ChildNode | undefined {
  let part: Node = node
  while (part.parentNode !== null && part.parentNode !== parent) part = part.parentNode
  return part.parentNode === parent ? (part as ChildNode) : undefined
}

/** Runs before React renders anything. Nodes that are still where React put them are left to the browser. */
export function guardMovedNodes(prototype: Node = Node.prototype): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its own node
  const { insertBefore, removeChild } = prototype

  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    // Also removes the wrapper, or its old text would stay.
    const part = findPartWith(child, this)
    if (part !== undefined) removeChild.call(this, part)
    return child
  }

  prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    const isMoved = before !== null && before.parentNode !== this
    return insertBefore.call(this, node, isMoved ? (findPartWith(before, this) ?? null) : before) as T
  }
}

/** Tells whether a tool has wrapped texts in `font` elements, as translators do; our own pages have none. */
export function isPageTranslated(): boolean {
  return document.querySelector('html[class*="translated-"], font > font') !== null
}
