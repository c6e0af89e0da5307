/** A class that anybody may watch, in a sheet over the page; it has an address, so that it can be shared and left by Back. */
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Course } from '#src/api/shapes/course.ts'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { words } from './words.ts'

const PARAMETER = 'free'

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
    <Link to={{ search: `?${search}` }} preventScrollReset className={className}>
      {children}
    </Link>
  )
}

/** The free classes that the page names; any other id in the address opens nothing. */
function freeClassesOf({ free_recording: first, curriculum }: Course): string[] {
  const items = curriculum.flatMap((chapter) => chapter.items)
  return [first, ...items.map((item) => item.free_recording)].filter((id) => typeof id === 'string')
}

interface FreeClassSheetProps {
  course: Course
  renderPlayer: (recording: string) => ReactNode
}

export function FreeClassSheet({ course, renderPlayer }: FreeClassSheetProps) {
  const [query, setQuery] = useSearchParams()
  const shown = freeClassesOf(course).find((id) => id === query.get(PARAMETER))
  const close = () =>
    setQuery(
      (before) => {
        before.delete(PARAMETER)
        return before
      },
      { preventScrollReset: true, replace: true },
    )
  return (
    <SidePanel isOpen={shown !== undefined} onClose={close} title={words.freeClass}>
      {shown && renderPlayer(shown)}
    </SidePanel>
  )
}
