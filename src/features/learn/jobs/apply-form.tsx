/**
 * The application form: a CV, a short note, and a preview of exactly what is sent. One button, always in
 * view. (ruling R54)
 */

import { IconArrowRight, IconCheck, IconCloudCheck } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { JobPostDetail } from '#src/api/shapes/job.ts'
import { splitGraphemes } from '#src/lib/bn.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { writeApplication } from './application-outbox.ts'
import { ApplicationSteps } from './application-steps.tsx'
import { dropApplyDraft, getNoteKey } from './apply-draft.ts'
import { ApplyPreview } from './apply-preview.tsx'
import { CvChoice, useCvs } from './cv-choice.tsx'
import { isOpenPost } from './job-filters.ts'
import { RefusedApplication } from './refused-application.tsx'
import { useWaitingApplication } from './use-jobs.ts'
import { words } from './words.ts'
import panel from './panel.module.css'

const MOST_LETTERS = 500

interface ApplyFormProps {
  post: JobPostDetail
  now: number
  applyAt: string
  onClose: () => void
}

/** Replaces the form once it was sent. */
function Outcome({ post, now, applyAt, onClose }: ApplyFormProps) {
  const waiting = useWaitingApplication(post._id)
  const isOnline = useIsOnline()
  const isSent = post.application?.state !== 'none'
  if (waiting?.refusal !== undefined && !isSent) {
    return <RefusedApplication application={waiting} applyAt={isOpenPost(post, now) ? applyAt : undefined} />
  }
  return (
    <Stack gap={12} role="status">
      <Row gap={8} variant="lead" weight={600} tone={isSent ? 'success' : 'text'}>
        {isSent && <IconCheck size={22} stroke={2} aria-hidden="true" />}
        {isSent ? words.apply.sent : words.apply.sending}
      </Row>
      {isSent && post.application && <ApplicationSteps application={post.application} />}
      {!isSent && !isOnline && <Text tone="muted">{words.apply.stored}</Text>}
      <Button variant="default" onClick={onClose}>
        {words.apply.back}
      </Button>
    </Stack>
  )
}

function Fields({ post }: Pick<ApplyFormProps, 'post'>) {
  const [note, type] = useTextDraft(getNoteKey(post._id), '')
  const cvs = useCvs(post._id)
  const [chosenUrl, setChosenUrl] = useState<string>()
  const [wasTried, setTried] = useState(false)
  const chosen = cvs.cvs.find(({ url }) => url === chosenUrl) ?? cvs.cvs[0]
  const letters = splitGraphemes(note.trim()).length
  const cvProblem = cvs.isSending
    ? words.apply.stillSending
    : chosen === undefined
      ? words.apply.noCv
      : undefined
  const noteProblem = letters > MOST_LETTERS ? words.apply.tooLong(MOST_LETTERS) : undefined

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (cvProblem !== undefined || noteProblem !== undefined || chosen === undefined) return
    writeApplication({ post: post._id, title: post.title, cv_url: chosen.url, note: note.trim() })
    dropApplyDraft(post._id)
  }
  return (
    <Stack as="form" gap={18} noValidate onSubmit={submit}>
      <CvChoice
        post={post._id}
        from={cvs}
        chosen={chosen}
        onChoose={({ url }) => setChosenUrl(url)}
        error={wasTried ? cvProblem : undefined}
      />
      <div>
        <TextArea
          label={words.apply.note}
          hint={words.apply.noteHint}
          isOptional
          rows={3}
          error={wasTried ? noteProblem : undefined}
          value={note}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Row justify="between" gap={8} mt={4}>
          <Row as="span" inline gap={6} tone="success" variant="small">
            {note !== '' && (
              <>
                <IconCloudCheck size={18} stroke={1.75} aria-hidden="true" />
                {words.apply.draft}
              </>
            )}
          </Row>
          <Text as="span" tone={noteProblem ? 'error' : 'muted'} variant="small">
            {words.apply.count(letters, MOST_LETTERS)}
          </Text>
        </Row>
      </div>
      <ApplyPreview cvName={chosen?.name} note={note.trim()} />
      <div className={panel.foot}>
        <Button
          type="submit"
          size="lg"
          fullWidth
          rightSection={<IconArrowRight size={20} aria-hidden="true" />}
        >
          {words.apply.send}
        </Button>
      </div>
    </Stack>
  )
}

export function ApplyForm(props: ApplyFormProps) {
  const waiting = useWaitingApplication(props.post._id)
  const isBegun = waiting !== undefined || props.post.application?.state !== 'none'
  return isBegun ? <Outcome {...props} /> : <Fields post={props.post} />
}
