/** Removes the head tags that the HTML file has for readers without scripts; the page sets its own. */
export function removeStaticHead(page: Document): void {
  for (const tag of page.head.querySelectorAll('[data-static]')) tag.remove()
}

/**
 * Removes the structured data of a prerendered page once another page is shown: search engines that run
 * scripts read it until then.
 */
export function removeStaticFacts(page: Document): void {
  for (const facts of page.querySelectorAll('script[type="application/ld+json"]')) facts.remove()
}
