/** Brings questions from a file into the exam, and saves those of the exam as a file. */

import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { reportMissingPart } from '#src/lib/load-chunk.ts'
import { useFormFile } from '#src/stores/drafts/use-form-file.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { Column, Row, Text } from '#src/ui/layout/layout.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { Failed } from '#src/ui/states/failed.tsx'
import { useBuilder } from '../builder-context.ts'
import { getQuestions } from '../engine/built-exam.ts'
import { words } from '../words.ts'
import { FoundList } from './found-list.tsx'
import { loadEngine, useReadFile } from './use-read-file.ts'
import { words as texts } from './words.ts'

type Engine = Awaited<ReturnType<typeof loadEngine>>

const MOST_FILE_BYTES = 10 * 1024 * 1024

async function saveWith(name: string, type: string, build: (engine: Engine) => string): Promise<void> {
  try {
    saveFile(name, build(await loadEngine()), `${type};charset=utf-8`)
  } catch {
    reportMissingPart(true)
    showToast({ kind: 'error', message: texts.read.failed })
  }
}

function Template() {
  const save = () => saveWith(texts.read.templateName, 'text/csv', (engine) => engine.buildTemplateCsv())
  return (
    <div>
      <Button
        size="sm"
        variant="subtle"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {texts.read.template}
      </Button>
    </div>
  )
}

function ReadPart() {
  const { examId, isSetFixed } = useBuilder()
  const [isBijoyWanted, setBijoyWanted] = useState(true)
  // The file stays on the device until its questions are added, so that a reload does not lose it.
  const kept = useFormFile(`exam-import-${examId}`, {
    prepare: (file) =>
      Promise.resolve(file.size > MOST_FILE_BYTES ? { refusal: texts.refusals.tooBig } : { file }),
    unreadable: texts.read.unreadable,
  })
  const { state, retry } = useReadFile(kept.file, isBijoyWanted)
  if (isSetFixed) return <p>{words.setStays}</p>
  if (kept.file && state?.kind === 'read')
    return (
      <FoundList
        key={`${kept.file.name} ${kept.file.lastModified} ${isBijoyWanted}`}
        file={state.file}
        isBijoyWanted={isBijoyWanted}
        onBijoy={setBijoyWanted}
        onOther={kept.remove}
      />
    )
  if (kept.file && state?.kind === 'reading') return <p role="status">{texts.read.reading}</p>
  if (kept.file && state?.kind === 'failed')
    return <Failed shape="row" error={{ msg: texts.read.failed }} onRetry={retry} />
  return (
    <>
      <Text tone="muted" variant="small">
        {texts.read.how}
      </Text>
      <FileDrop
        label={texts.read.file}
        limit={texts.read.limit}
        accept=".docx,.xlsx,.pdf,.csv,.tsv,.txt,.gift,.xml,.zip"
        error={
          kept.problem ?? (kept.file && state?.kind === 'refused' ? texts.refusals[state.reason] : undefined)
        }
        onFiles={kept.choose}
      />
      <Template />
    </>
  )
}

function WritePart() {
  const { exam } = useBuilder()
  const isEmpty = getQuestions(exam).length === 0
  const name = (ending: string) => texts.write.fileName(exam.title, ending)
  return (
    <Column as="section" gap={8} aria-label={texts.write.title} ruleTop padY={16} data-latin>
      <Text as="h3" variant="lead">
        {texts.write.title}
      </Text>
      <Text tone="muted" variant="small">
        {isEmpty ? texts.write.none : texts.write.how}
      </Text>
      <Row wrap gap={8}>
        <Button
          size="sm"
          variant="default"
          disabled={isEmpty}
          onClick={() => void saveWith(name('csv'), 'text/csv', (engine) => engine.buildQuestionsCsv(exam))}
        >
          {texts.write.csv}
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={isEmpty}
          onClick={() => void saveWith(name('gift'), 'text/plain', (engine) => engine.buildGift(exam))}
        >
          {texts.write.gift}
        </Button>
      </Row>
    </Column>
  )
}

export function TransferPane() {
  return (
    <Column gap={20}>
      <Column as="section" gap={12} aria-label={texts.read.title} data-latin>
        <Text as="h2" variant="lead">
          {texts.read.title}
        </Text>
        <ReadPart />
      </Column>
      <WritePart />
    </Column>
  )
}
