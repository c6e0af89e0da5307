/** Books a course whose admission is over in advance. (spec 8 Lead call, ruling R42) */
import { LeadForm } from '#src/features/lead/lead-form.tsx'
import { BOOK_IN_ADVANCE } from '#src/features/lead/send-lead.ts'

export function AheadForm({ course }: { course: string }) {
  return <LeadForm event={BOOK_IN_ADVANCE} course={course} isShort />
}
