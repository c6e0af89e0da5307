/**
 * The question bank: questions of the teacher's earlier exams, with a word search; a press adds a copy to the
 * open section.
 */

import { IconPlus } from '@tabler/icons-react'
import { readAllBatches } from '#src/api/contract/batch.ts'
import { exam as examRows } from '#src/api/contract/exam.ts'
import { useRead } from '#src/api/use-api.ts'
import { useEach } from '#src/api/use-each.ts'
import { useOwnExams } from '#src/api/use-own-exams.ts'
import { listBatchChoices } from '#src/lib/batch-choices.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Column, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { useBuilder } from '../builder-context.ts'
import { addQuestions, renewIds } from '../engine/arrange.ts'
import { getQuestions } from '../engine/built-exam.ts'
import { parseExam } from '../engine/contract-shape.ts'
import { createLocalId } from '../local-ids.ts'
import { getQuestionName } from '../outline/outline-row.tsx'
import { words } from '../words.ts'
import { type BankQuestion, searchQuestions } from './search-questions.ts'
import { words as bankWords } from './words.ts'

const { bank: texts } = bankWords

/** Another word finds more. */
const MOST_ROWS = 40

function useBank(batchId: string, ownId: string) {
  const exams = useOwnExams(batchId)
  const others = exams.data?.filter(({ _id }) => _id !== ownId)
  const read = useEach(
    examRows.forTeacher,
    others?.map(({ _id: id }) => ({ params: { id } })),
  )
  const data = read.data?.flatMap((each): BankQuestion[] =>
    getQuestions(parseExam(each, createLocalId)).map((question) => ({ question, examTitle: each.title })),
  )
  return exams.error ? { ...exams, data: undefined, failed: 0 } : { ...read, data }
}

/** `no` counts the shown rows from 1. */
function BankRow({ entry: { question, examTitle }, no }: { entry: BankQuestion; no: number }) {
  const { section, change, select } = useBuilder()
  const name = getQuestionName(question)
  function add(): void {
    const copy = renewIds(question, createLocalId(), createLocalId)
    change((before) => addQuestions(before, [copy], { section: section?.id }, createLocalId))
    select(copy.id, true)
    announce(texts.added)
  }
  return (
    <Surface as="li" ground="surface" radius="md" border="line" padY={8} padX={12}>
      <Row gap={8}>
        <Box grow shrink data-latin>
          <Text as="span" variant="note" block anywhere>
            {name}
          </Text>
          <Text as="span" tone="muted" variant="caption" block>
            {texts.line(words.kinds[question.kind], words.marks(question.marks), examTitle)}
          </Text>
        </Box>
        <IconButton label={texts.add(no)} onClick={add}>
          <IconPlus size={20} stroke={1.75} />
        </IconButton>
      </Row>
    </Surface>
  )
}

export function BankPanel({ batchId }: { batchId: string }) {
  const { examId, isSetFixed } = useBuilder()
  const [from, setFrom] = useTextDraft(`bank-from:${examId}`, batchId)
  const [typed, type] = useTextDraft(`bank:${examId}`, '')
  const batches = useRead(readAllBatches())
  const read = useBank(from, examId)
  if (isSetFixed) return <p>{words.setStays}</p>
  return (
    <Column as="section" gap={12} aria-label={words.pane.titles.bank}>
      <SelectField
        label={bankWords.copy.batch}
        placeholder={null}
        choices={listBatchChoices(batches.data?.data)}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextField
        type="search"
        label={texts.search}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <LoadInside from={read} skeleton={<SkeletonText lines={6} />}>
        {(all) => {
          const found = searchQuestions(all, typed)
          return (
            <>
              <Text tone="muted" variant="caption" role="status">
                {all.length === 0 ? texts.none : texts.found(found.length, Math.min(found.length, MOST_ROWS))}
                {read.failed > 0 && ` ${texts.partial(read.failed)}`}
              </Text>
              <Column as="ul" gap={8}>
                {found.slice(0, MOST_ROWS).map((each, at) => (
                  <BankRow key={each.question.id} entry={each} no={at + 1} />
                ))}
              </Column>
            </>
          )
        }}
      </LoadInside>
    </Column>
  )
}
