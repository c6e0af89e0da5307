/** Takes away the head tags that the HTML file carries for readers without scripts; the page's own take their place. */
export function removeStaticHead(page: Document): void {
  for (const tag of page.head.querySelectorAll('[data-static]')) tag.remove()
}
