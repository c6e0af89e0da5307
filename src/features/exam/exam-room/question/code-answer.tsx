/** Takes code as the answer: the language, the editor, and the link to the external editor. (ruling R18) */

import { IconExternalLink } from '@tabler/icons-react'
import { type ComponentProps, type ComponentType, useEffect, useId, useState } from 'react'
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { RunCode } from '#src/engines/code/parts/late-run-code.tsx'
import { MOST_ANSWERED } from '#src/lib/bound-text.ts'
import { getLanguageName } from '#src/lib/languages.ts'
import { hasOutsideEditor, openOutsideEditor } from '#src/stores/session/outside-editor.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useCutNote } from '#src/ui/fields/cut-note.tsx'
import { FieldNote } from '#src/ui/fields/field-frame.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { useRoomFacts } from '../room/context.ts'
import type { CodeEditorProps } from './code-editor.tsx'
import { loadLanguage } from './code-language.ts'
import { words } from './field-words.ts'
import { useIsClosed, useValue } from './use-value.ts'
import classes from './code.module.css'
import text from './text.module.css'

interface OutsideEditor {
  isPending: boolean
  open: () => void
}

export function useOutsideEditor(): OutsideEditor {
  const { attemptId, codeEditorOrigin } = useRoomFacts()
  const { isPending, runAction } = usePendingAction<void>(
    () => undefined,
    // The toast has shown the error.
    () => undefined,
  )
  async function openIt(): Promise<void> {
    const { url } = await call(submission.codeEditUrl, { params: { id: attemptId } })
    if (!openOutsideEditor(url, codeEditorOrigin)) showToast({ kind: 'error', message: words.outsideFailed })
  }
  return { isPending, open: () => void runAction(openIt) }
}

interface Written {
  language: string
  code: string
}

interface Starter {
  language: string
  code: string
}

function readCode(value: AnswerValue | undefined, starters: readonly Starter[]): Written {
  if (typeof value === 'object' && value !== null && 'code' in value)
    return { language: value['language'] ?? '', code: value['code'] ?? '' }
  return starters[0] ?? { language: 'text', code: '' }
}

const loadEditor = async () => (await import('./code-editor.tsx')).CodeEditor

/** Loads the editor with the room, since the connection may be lost when the question is reached. */
export function preloadCodeEditor(languages: Iterable<string>): void {
  for (const part of [loadEditor(), ...Array.from(languages, loadLanguage)]) part.catch(() => undefined)
}

type Focus = Pick<ComponentProps<'textarea'>, 'onFocus' | 'onBlur'>

function PlainCode({ label, code, isReadOnly, onCode, ...focus }: Omit<CodeEditorProps, 'onCut'> & Focus) {
  return (
    <textarea
      value={code}
      aria-label={label}
      className={classes.code}
      rows={12}
      wrap="off"
      spellCheck={false}
      autoCapitalize="none"
      maxLength={MOST_ANSWERED}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => onCode(currentTarget.value)}
      {...focus}
    />
  )
}

/** A press on a button below has happened by then: the editor has another height. */
const RELEASE_MS = 300

/**
 * The editor replaces the plain field only while nobody is typing there: letters and the cursor would be
 * lost. Its file may be missing after a newer release or without a connection; then the plain field stays.
 */
function CodeField(props: CodeEditorProps) {
  const [Editor, setEditor] = useState<ComponentType<CodeEditorProps>>()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    let isGone = false
    loadEditor().then(
      (part) => isGone || setEditor(() => part),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  if (Editor !== undefined && !isHeld) return <Editor {...props} />
  // A window that lost the focus returns it to the same field.
  const { onCut: _, ...plain } = props
  return (
    <PlainCode
      {...plain}
      onFocus={() => setHeld(true)}
      onBlur={() => {
        if (document.hasFocus()) setTimeout(() => setHeld(false), RELEASE_MS)
      }}
    />
  )
}

function OutsideButton() {
  const { codeEditorOrigin } = useRoomFacts()
  const { isPending, open } = useOutsideEditor()
  if (!hasOutsideEditor(codeEditorOrigin)) return null
  return (
    <Button
      variant="subtle"
      size="sm"
      isPending={isPending}
      rightSection={<IconExternalLink size={18} aria-hidden="true" />}
      onClick={open}
    >
      {words.outside}
    </Button>
  )
}

interface CodeAnswerProps {
  id: string
  labelledBy: string
  starters: readonly Starter[]
  /** The question, for its examples. */
  text: string
}

export function CodeAnswer({ id, labelledBy, starters, text: asked }: CodeAnswerProps) {
  const { room, canRun } = useRoomFacts()
  const isClosed = useIsClosed()
  const value = useValue(id)
  const written = readCode(value, starters)
  const [chosen, setChosen] = useState(written.language)
  const language = value ? written.language : chosen
  const selectId = useId()
  const code = value ? written.code : (starters.find((one) => one.language === language)?.code ?? '')
  const write = (text: string) => {
    if (text !== code) room.edit(id, { language, code: text })
  }
  const { note, tell, watch } = useCutNote()
  const editor: CodeEditorProps = {
    label: words.code,
    language,
    code,
    isReadOnly: isClosed,
    onCode: write,
    onCut: (left) => tell(MOST_ANSWERED, left),
  }
  const changeLanguage = (next: string) => {
    setChosen(next)
    if (value) room.edit(id, { language: next, code })
  }
  return (
    <div role="group" aria-labelledby={labelledBy} className={text.field}>
      <Row wrap gap={8} gapX={16}>
        <label htmlFor={selectId} className={text.label}>
          {words.language}
        </label>
        <select
          id={selectId}
          className={classes.select}
          value={language}
          disabled={isClosed}
          data-latin
          onChange={({ currentTarget }) => changeLanguage(currentTarget.value)}
        >
          {starters.map((one) => (
            <option key={one.language} value={one.language}>
              {getLanguageName(one.language)}
            </option>
          ))}
        </select>
        <OutsideButton />
      </Row>
      <div {...watch}>
        <CodeField {...editor} />
        <FieldNote id={`${id}-note`} error={note} />
      </div>
      {canRun && <RunCode code={code} language={language} text={asked} />}
      <Text tone="muted" variant="small" className={classes.keys}>
        {words.leaveBy} <KeyCap>Esc</KeyCap>, {words.leaveThen} <KeyCap>Tab</KeyCap> {words.leavePress}
      </Text>
    </div>
  )
}
