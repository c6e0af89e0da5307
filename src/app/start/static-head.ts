/** Takes away the head tags that the HTML file carries for readers without scripts; the page's own take their place. */
export function removeStaticHead(page: Document): void {
  for (const tag of page.head.querySelectorAll('[data-static]')) tag.remove()
}

/** Takes away the facts of a painted page once another page is shown: search engines that run scripts read them until then. */
export function removeStaticFacts(page: Document): void {
  for (const facts of page.querySelectorAll('script[type="application/ld+json"]')) facts.remove()
}
