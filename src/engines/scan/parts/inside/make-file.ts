/** Pages become one file: at once when it is the first, then in steps while pages are added. (ruling R70) */

import { putExtension } from '#src/lib/file-name.ts'
import type { Drawn } from '../../inside/scan-messages.ts'
import { writePdf } from '../../inside/write-pdf.ts'
import {
  describePages,
  isAllGiven,
  type MadeFile,
  NO_PAGES,
  type PageShelf,
  type PagesFile,
} from '../../scan-note.ts'
import type { ScanPages, ScanPage, ScanState } from './scan-pages.ts'
import { words } from './words.ts'

/** From the first change on; a later one does not begin it anew. While the camera is open the next shot comes first. */
const QUIET_MS = 1200
const QUIET_IN_CAMERA_MS = 6000
/** After this time the pages that are drawn go without the others, which follow. */
const PART_MS = 20_000

/** One picture stays a picture; several become a PDF under the name of the first. */
export function buildFile(pages: readonly { photo: File; drawn: Drawn }[], title: string): File {
  const [first] = pages
  const name = first?.photo.name ?? title
  if (first && pages.length === 1)
    return new File([first.drawn.jpeg], putExtension(name, 'jpg'), { type: 'image/jpeg' })
  const pdf = writePdf(
    pages.map(({ drawn }) => drawn),
    title,
  )
  return new File([pdf], putExtension(name, 'pdf'), { type: 'application/pdf' })
}

export const listDrawn = (pages: readonly ScanPage[]) =>
  pages.flatMap((page) => (page.drawn ? [{ ...page, drawn: page.drawn }] : []))

function makeNow({ pages, refused }: ScanState, title: string): MadeFile {
  const drawn = listDrawn(pages)
  const without = pages.filter(({ isBroken }) => isBroken).map(({ id }) => id)
  const given = describePages(drawn)
  if (drawn.length > 0) return { file: buildFile(drawn, title), refusal: undefined, given, without }
  return { file: undefined, refusal: pages.length > 0 ? words.brokenLong : refused.at(-1), given, without }
}

interface FileParts {
  scanPages: ScanPages
  shelf: PageShelf
  title: string
  isInCamera: () => boolean
  /** Pages of another tab are drawn too. */
  refresh: () => Promise<void>
}

export function makePagesFile({ scanPages, shelf, title, isInCamera, refresh }: FileParts): PagesFile {
  const getNote = () => shelf.getNote() ?? NO_PAGES

  /** In milliseconds, or Infinity. */
  function getWait(pages: readonly ScanPage[], isHurried: boolean): number {
    const open = pages.filter(({ drawn, isBroken }) => !drawn && !isBroken)
    if (open.length > 0) {
      const isNew = describePages(listDrawn(pages)) !== getNote().given && open.length < pages.length
      return isHurried || !isNew ? Infinity : PART_MS
    }
    if (isHurried || getNote().given === undefined) return 0
    return isInCamera() ? QUIET_IN_CAMERA_MS : QUIET_MS
  }

  return {
    getFirst: () => scanPages.get().pages[0]?.photo,
    make: async (hurry) => {
      const begunAt = performance.now()
      await refresh()
      return new Promise((resolve) => {
        let isHurried = false
        let timer: ReturnType<typeof setTimeout> | undefined
        const check = () => {
          clearTimeout(timer)
          const { pages } = scanPages.get()
          const wait = begunAt + getWait(pages, isHurried) - performance.now()
          if (wait <= 0 || pages.length === 0) {
            stop()
            resolve(makeNow(scanPages.get(), title))
          } else if (wait < Infinity) timer = setTimeout(check, wait)
        }
        const stop = scanPages.listen(check)
        void hurry?.then(() => {
          isHurried = true
          check()
        })
        check()
      })
    },
    markGiven: ({ given, without }) =>
      void scanPages.note((note) => ({ ...note, given, without, isAside: undefined })),
    isAllGiven: () => isAllGiven(getNote()),
  }
}
