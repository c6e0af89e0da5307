/** Shows one answer by its kind: text, code, file, link, choice, blanks, interview slot. */

import { Suspense, useMemo } from 'react'
import type { AiQuestion } from '#src/api/shapes/ai-suggestion.ts'
import type { FileValue } from '#src/api/shapes/submission.ts'
import { RunCode } from '#src/engines/code/parts/late-run-code.tsx'
import { formatDateTime } from '#src/lib/bn.ts'
import { countLines } from '#src/lib/count-lines.ts'
import { getFileExtension } from '#src/lib/file-name.ts'
import { getLanguageName } from '#src/lib/languages.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import type { QuestionDraft } from '#src/stores/grading/grading-draft.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { LongText } from '#src/ui/text/long-text.tsx'
import { listJudgedWords, splitAtQuoted } from '../ai/quoted-words.ts'
import { placeRemarks } from '../ai/reason-lines.ts'
import type { SheetQuestion } from '../sheet.ts'
import { words } from '../words.ts'
import { FileAnswer } from './file-answer.tsx'
import { KeyedAnswer } from './keyed-answer.tsx'
import classes from './work.module.css'

/** Comments on single lines of an answer. */
interface LineComments {
  comments: QuestionDraft['lines']
  /** The assistant's judgement of the answer; undefined if there is none. */
  judged: AiQuestion | undefined
  onComment: (line: number, text: string) => void
}

/** Plain text answer with its word count; the words that the assistant quotes are marked. (ruling R45) */
function Prose({ text, judged }: { text: string } & Pick<LineComments, 'judged'>) {
  const count = useMemo(() => text.split(/\s+/).filter(Boolean).length, [text])
  const quoted = useMemo(() => (judged ? listJudgedWords(judged) : []), [judged])
  const draw = (part: string) =>
    splitAtQuoted(part, quoted).map(({ text: piece, from, isQuoted }) =>
      isQuoted ? <mark key={from}>{piece}</mark> : piece,
    )
  return (
    <>
      <LongText className={classes.prose} text={text} draw={quoted.length > 0 ? draw : undefined} />
      <p className={classes.note}>{words.work.wordCount(count)}</p>
    </>
  )
}

const { work } = words

const CodeView = defineLazy(async () => (await import('./code-view.tsx')).CodeView)

interface AnswerProps extends LineComments {
  question: SheetQuestion
  /** Phrases for pins, if they belong to the question. */
  phrases?: readonly string[]
}

export function isFile(value: SheetQuestion['value']): value is FileValue {
  return typeof value === 'object' && value !== null && 'sha256' in value
}

function readText(value: SheetQuestion['value']): string {
  return typeof value === 'string' ? value : ''
}

function Lines({ code, judged, ...lines }: { code: string } & LineComments) {
  const noticed = useMemo(() => (judged ? placeRemarks(judged, code) : []), [judged, code])
  return (
    <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
      <CodeView code={code} noticed={noticed} {...lines} />
    </Suspense>
  )
}

function Code({ value, text, ...lines }: { value: SheetQuestion['value']; text: string } & LineComments) {
  const { language = '', code = '' } = (typeof value === 'object' ? value : {}) as Record<string, string>
  return (
    <div className={classes.file}>
      <Row as="p" gap={8} padY={0} padX={16} className={classes.fileHead}>
        <span data-latin>{getLanguageName(language)}</span>
        <span className={classes.note}>{work.lines(countLines(code))}</span>
      </Row>
      <Lines code={code} {...lines} />
      <Box pad={12}>
        <RunCode code={code} language={language} text={text} />
      </Box>
    </div>
  )
}

function Slot({ question: { asked, value } }: { question: SheetQuestion }) {
  const slot = asked.question_type === 'interview' ? asked.slots.find(({ _id }) => _id === value) : undefined
  return (
    <p>
      {work.slot}: {slot && formatDateTime(slot.starts_at)}
    </p>
  )
}

export function Answer({ question, phrases, ...lines }: AnswerProps) {
  const { asked, value, right } = question
  if (value === null || value === '') return <p className={classes.note}>{work.noAnswer}</p>
  if (isFile(value)) {
    const isCode = UPLOAD_RULES.code.extensions.includes(getFileExtension(value.name))
    return (
      <FileAnswer file={value} comments={{ lines: lines.comments, onLine: lines.onComment, phrases }}>
        {(text) => (isCode ? <Lines code={text} {...lines} /> : <Prose text={text} judged={lines.judged} />)}
      </FileAnswer>
    )
  }
  if (asked.question_type === 'code_test') return <Code value={value} text={asked.text} {...lines} />
  if (asked.question_type === 'interview') return <Slot question={question} />
  if (asked.question_type === 'essay') return <Prose text={readText(value)} judged={lines.judged} />
  if (asked.question_type === 'file_upload') {
    return (
      <p>
        <ExternalLink href={readText(value)} hasIcon />
      </p>
    )
  }
  return <KeyedAnswer asked={asked} value={value} right={right} />
}
