/** What a teacher has saved and the server does not have yet, above its list: how far it is, and the way back into the form. (ruling R82) */

import * as v from 'valibot'
import type { Edit } from '#src/api/requests/define-edit.ts'
import type { Request } from '#src/api/requests/define-request.ts'
import { type ShownRequest, useRequests } from '#src/api/requests/use-requests.ts'
import { findTypedDraft } from '#src/stores/drafts/draft-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Stack } from '#src/ui/layout/layout.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import type { About, NewRecord } from './define-record.ts'
import { words } from './edit-words.ts'

type Titled = { title: string }

interface WaitingRecordsProps<Fields> {
  record: { create?: Request<NewRecord<Fields>>; update: Request<Edit<Fields, About>> }
  /** Empty for all batches. */
  batchId: string
  /** An edit on its way is told by its own row. */
  hasOwnRows?: boolean
  /** Opens the form, which has the words again. */
  onTakenBack?: (about: About) => void
}

/** Stands in for what a teacher does not create. */
const NOTHING: Request = { name: 'day', row: { method: 'POST', path: '', options: {} }, put: () => '' }

export function WaitingRecords<Fields extends Titled>({
  record: { create, update },
  batchId,
  hasOwnRows = false,
  onTakenBack,
}: WaitingRecordsProps<Fields>) {
  const created = useRequests((create ?? NOTHING) as Request<NewRecord<Fields>>)
  const edited = useRequests(update).filter(({ state }) => !hasOwnRows || state === 'refused')
  const isHere = ({ values: { about } }: ShownRequest<{ about: About }>) =>
    batchId === '' || about.batch === batchId
  const waiting = [...(create ? created : []), ...edited].filter(isHere)
  if (waiting.length === 0) return null

  function takeBack(request: ShownRequest<{ about: About }>): void {
    const { about } = request.values
    // The form has one text.
    if (findTypedDraft(about.draft, v.unknown()) !== undefined)
      return showToast({ kind: 'error', message: words.otherBegun })
    request.takeBack()
    onTakenBack?.(about)
  }

  return (
    <Stack as="section" gap={8} aria-label={words.waiting}>
      {waiting.map((request) => (
        <WaitingRequest key={request.key} request={{ ...request, takeBack: () => takeBack(request) }}>
          {request.values.fields.title}
        </WaitingRequest>
      ))}
    </Stack>
  )
}
