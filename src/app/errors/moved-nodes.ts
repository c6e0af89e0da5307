/**
 * Lets React survive a page that a translator, an extension or a reader's tool has changed: they put texts into elements of their own, or
 * in place of ours. React then removes a node, or inserts before one, that is no longer where React put it; the browser throws at that,
 * and the whole screen would give way to an error page.
 */

/** The part of `parent` in which a node lies now; undefined where it has left the page, or is part of something else. */
function findPartWith(node: Node, parent: Node): ChildNode | undefined {
  let part: Node = node
  while (part.parentNode !== null && part.parentNode !== parent) part = part.parentNode
  return part.parentNode === parent ? (part as ChildNode) : undefined
}

/** Runs before React draws anything. What stands where React put it is left to the browser as ever. */
export function guardMovedNodes(prototype: Node = Node.prototype): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its own node
  const { insertBefore, removeChild } = prototype

  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    // With what was put around it, or its old text would stay.
    const part = findPartWith(child, this)
    if (part !== undefined) removeChild.call(this, part)
    return child
  }

  prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    const isMoved = before !== null && before.parentNode !== this
    return insertBefore.call(this, node, isMoved ? (findPartWith(before, this) ?? null) : before) as T
  }
}

/** True where something has put texts into elements of its own, as translators do; we draw no `font`. */
export function isPageTranslated(): boolean {
  return document.querySelector('html[class*="translated-"], font > font') !== null
}
