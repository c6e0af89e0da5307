/**
 * A class that everybody may watch, in a sheet over the page; it has an address, so that it can be shared and
 * closed with Back.
 */

import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Course } from '#src/api/shapes/course.ts'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { words } from './words.ts'

const PARAMETER = 'free'
/**
 * Stored with the history entry that opening the sheet added: the entry before it is the page without the
 * sheet.
 */
const OPENED_HERE = 'free-class-opened-here'

interface FreeClassLinkProps {
  recording: string
  className?: string
  children: ReactNode
}

export function FreeClassLink({ recording, className, children }: FreeClassLinkProps) {
  const [query] = useSearchParams()
  const search = new URLSearchParams(query)
  search.set(PARAMETER, recording)
  return (
    <Link to={{ search: `?${search}` }} state={OPENED_HERE} preventScrollReset className={className}>
      {children}
    </Link>
  )
}

/** The page's free classes; any other id in the address opens nothing. */
function listFreeClasses({ free_recording: first, curriculum }: Course): string[] {
  const items = curriculum.flatMap((chapter) => chapter.items)
  return [first, ...items.map((item) => item.free_recording)].filter((id) => typeof id === 'string')
}

interface FreeClassSheetProps {
  course: Course
  renderPlayer: (recording: string) => ReactNode
}

export function FreeClassSheet({ course, renderPlayer }: FreeClassSheetProps) {
  const [query, setQuery] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = false
  }, [key])
  const shown = listFreeClasses(course).find((id) => id === query.get(PARAMETER))
  const takeOutOfAddress = () =>
    setQuery(
      (before) => {
        before.delete(PARAMETER)
        return before
      },
      { preventScrollReset: true, replace: true },
    )
  // Otherwise a person who opened it here would have the page twice, and press Back once in vain.
  const close = () => {
    if (state !== OPENED_HERE) {
      takeOutOfAddress()
    } else if (!isLeaving.current) {
      isLeaving.current = true
      void navigate(-1)
    }
  }
  return (
    <SidePanel isOpen={shown !== undefined} onClose={close} title={words.freeClass} hasAddress>
      {shown && renderPlayer(shown)}
    </SidePanel>
  )
}
