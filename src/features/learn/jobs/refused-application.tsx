/** A rejected application: why, and how to continue; nothing of it is lost. (ruling R41) */

import { useNavigate } from 'react-router'
import { draftTyped } from '#src/stores/drafts/draft-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { applicationQueue, type WrittenApplication } from './application-queue.ts'
import { getNoteKey } from './apply-draft.ts'
import { words } from './words.ts'

interface RefusedApplicationProps {
  application: WrittenApplication
  /** Opens the form; missing if the deadline has passed. */
  applyAt: string | undefined
}

export function RefusedApplication({ application, applyAt }: RefusedApplicationProps) {
  const navigate = useNavigate()
  const mend = () => {
    if (application.note !== '') draftTyped(getNoteKey(application.post), application.note)
    applicationQueue.remove(application.post)
    if (applyAt !== undefined) void navigate(applyAt)
  }
  return (
    <Stack gap={8} role="alert">
      <Text tone="error">
        {words.apply.refused}: {application.refusal}
      </Text>
      <Row wrap gap={8}>
        {applyAt !== undefined && (
          <Button size="sm" onClick={mend}>
            {words.apply.again}
          </Button>
        )}
        <Button size="sm" variant="subtle" onClick={() => applicationQueue.remove(application.post)}>
          {words.apply.drop}
        </Button>
      </Row>
    </Stack>
  )
}
