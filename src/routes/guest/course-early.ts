/** What the course page asks for while its file is on the way, apart from the other public pages: it has a frame of its own. */
import { course } from '#src/api/contract/course.ts'
import { prefetch } from '#src/api/prefetch.ts'
import { fetchCover } from './fetch-cover.ts'

export function courseEarly({ params }: { params: { slug: string } }): void {
  prefetch(course.one, { params }, { onReply: fetchCover, isQuiet: 'when-missing' })
}
