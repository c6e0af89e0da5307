/** Books a course in advance whose admission is over. (spec 8 Lead call, ruling R42) */

import { LeadForm } from '#src/features/site/lead/lead-form.tsx'
import { BOOK_IN_ADVANCE } from '#src/features/site/lead/lead-request.ts'

export function AdvanceBookingForm({ course }: { course: string }) {
  return <LeadForm event={BOOK_IN_ADVANCE} course={course} isShort />
}
