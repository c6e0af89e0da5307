/** Another app shares files: they are stored, and a page shows them. (docs/shop.md) */

import { paths } from '#src/lib/paths.ts'

interface ShareOptions {
  origin: string
  /** False if not all of them could be stored. */
  store: (form: FormData) => Promise<boolean>
}

/** Undefined for every other request. */
export function takeShare(
  { method, url, formData }: Pick<Request, 'method' | 'url'> & { formData: () => Promise<FormData> },
  { origin, store }: ShareOptions,
): Promise<Response> | undefined {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'POST' || asked !== origin || pathname !== paths.sharedFiles()) return undefined
  const answer = (isWhole: boolean) => {
    const to = paths.sharedFiles(isWhole ? {} : { lost: '1' })
    // The next page is read, not sent again.
    return Response.redirect(new URL(to, origin), 303)
  }
  return formData()
    .then(store)
    .then(answer, () => answer(false))
}
