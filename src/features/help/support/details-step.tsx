/**
 * Step 2: only the fields of the category, prefilled as far as known. One of them must be filled in. (ruling
 * R24)
 */

import { IconArrowRight } from '@tabler/icons-react'
import { type ClipboardEvent, type FormEvent, Fragment, type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { TICKET_FIELDS, type TicketCategory, type TicketTextField } from '#src/lib/ticket-category.ts'
import { usePageNotes } from '#src/stores/uploads/page-notes-store.ts'
import { TICKET_PAGES } from '#src/stores/uploads/page-shelf.ts'
import { Button } from '#src/ui/button.tsx'
import { PhoneField } from '#src/ui/fields/phone-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { categoryLook } from './category-look.ts'
import { ChipField, VersionField } from './device-fields.tsx'
import { changeDraft, changeField, useTicketDraft } from './draft.ts'
import { ErrorSummary, getControlId } from './error-summary.tsx'
import { FilesField } from './files-field.tsx'
import { SelfCheckCard } from './self-check-card.tsx'
import { isChecked } from './self-check.ts'
import { StepBar } from './step-bar.tsx'
import { StepHeading } from './step-heading.tsx'
import { SubjectField } from './subject-fields.tsx'
import { countLetters, findDetailProblems, hasProblems, LONGEST_TEXT, type Problems } from './ticket-text.ts'
import { useTicketFiles } from './use-ticket-files.ts'
import { categoryWords, words } from './words.ts'
import classes from './details.module.css'

/** The chosen category, with a link back to the tiles. */
function ChosenCategory({ category }: { category: TicketCategory }) {
  const { Icon } = categoryLook[category]
  return (
    <Row gap={12} tone="text" ground="soft" radius="card" padY={10} padX={14} className={classes.chosen}>
      <IconTile size={36}>
        <Icon />
      </IconTile>
      <strong>{categoryWords[category].name}</strong>
      <Row as={Link} inline variant="note" weight={600} touch to={paths.support({ category, step: 1 })}>
        {words.details.change}
      </Row>
    </Row>
  )
}

const { details } = words

interface FieldProps {
  category: TicketCategory
  error: string | undefined
}

function Description({ category, error }: FieldProps) {
  const text = useTicketDraft().fields.text ?? ''
  // For a text that is too long, it says how much must be removed.
  const withCount = (note: string) => (
    <Row as="span" align="stretch" justify="between" gap={16} grow>
      <span>{note}</span>
      <span>{details.count(countLetters(text), LONGEST_TEXT)}</span>
    </Row>
  )
  return (
    <div className={classes.wide}>
      <TextArea
        id={getControlId('text')}
        label={details.labels.text}
        required
        rows={3}
        placeholder={details.examples[category]}
        hint={withCount(details.textHint)}
        error={error && withCount(error)}
        value={text}
        onChange={({ currentTarget }) => changeField('text', currentTarget.value)}
      />
    </div>
  )
}

function CallBack({ error }: Pick<FieldProps, 'error'>) {
  const { fields, hour = '' } = useTicketDraft()
  return (
    <>
      <PhoneField
        id={getControlId('call')}
        label={details.labels.call}
        isOptional
        error={error}
        value={fields.call ?? ''}
        onChange={(text) => changeField('call', text)}
      />
      <SelectField
        label={details.callHour}
        isOptional
        choices={details.hours.map((each) => ({ value: each, label: each }))}
        value={hour}
        onChange={({ currentTarget }) => changeDraft({ hour: currentTarget.value })}
      />
    </>
  )
}

/** Files have their own place below. */
const CONTROLS: Readonly<Record<TicketTextField, (props: FieldProps) => ReactNode>> = {
  course: ({ category }) => <SubjectField field="course" category={category} />,
  module: ({ category }) => <SubjectField field="module" category={category} />,
  class: ({ category }) => <SubjectField field="class" category={category} />,
  work: ({ category }) => <SubjectField field="work" category={category} />,
  device: () => <ChipField field="device" options={details.devices} />,
  version: () => <VersionField />,
  connection: () => <ChipField field="connection" options={details.connections} />,
  text: ({ category, error }) => <Description category={category} error={error} />,
  call: ({ error }) => <CallBack error={error} />,
}

export function DetailsStep({ category }: { category: TicketCategory }) {
  const draft = useTicketDraft()
  const navigate = useNavigate()
  const files = useTicketFiles()
  const [round, setRound] = useState(0)
  const asked = TICKET_FIELDS[category]
  // Photos that are no file of the ticket yet.
  const hasPages = usePageNotes(({ notes }) => (notes[TICKET_PAGES]?.pages.length ?? 0) > 0)
  const isWaiting = files.isUnderWay || (hasPages && asked.includes('files'))
  // Shown after the first try to continue; from then on each disappears as soon as it is fixed.
  const problems: Problems = round > 0 ? findDetailProblems(category, draft) : {}

  function goOn(event: FormEvent): void {
    event.preventDefault()
    if (isWaiting) return
    setRound(round + 1)
    if (!hasProblems(findDetailProblems(category, draft))) void navigate(paths.support({ category, step: 3 }))
  }
  /** A screenshot can be pasted into any field. */
  function onPaste({ clipboardData, defaultPrevented }: ClipboardEvent): void {
    if (defaultPrevented || !asked.includes('files') || clipboardData.files.length === 0) return
    void files.choose(Array.from(clipboardData.files))
  }
  return (
    <Stack as="form" gap={16} onSubmit={goOn} onPaste={onPaste} noValidate>
      <StepHeading step={2} />
      <ChosenCategory category={category} />
      <ErrorSummary problems={problems} round={round} />
      {isChecked(category) && <SelfCheckCard category={category} />}
      <Stack align="start" gap={14} gapX={16} className={classes.fields}>
        {asked
          .filter((field) => field !== 'files')
          .map((field) => (
            <Fragment key={field}>{CONTROLS[field]({ category, error: problems[field] })}</Fragment>
          ))}
      </Stack>
      {asked.includes('files') && <FilesField files={files} />}
      <StepBar
        backTo={paths.support({ category, step: 1 })}
        note={isWaiting && (files.isUnderWay ? words.files.underWay : words.files.pagesWait)}
      >
        <Button
          type="submit"
          size="lg"
          disabled={isWaiting}
          rightSection={<IconArrowRight size={20} aria-hidden="true" />}
        >
          {words.next}
        </Button>
      </StepBar>
    </Stack>
  )
}
