/** Code as the answer: the language, the editor, and the way to the outside editor. (ruling R18) */
import { IconExternalLink } from '@tabler/icons-react'
import { type ComponentType, useEffect, useId, useState } from 'react'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { Button } from '#src/ui/button.tsx'
import { useRoom } from '../room/context.ts'
import { words } from '../words.ts'
import type { CodeEditorProps } from './code-editor.tsx'
import { useOutsideEditor } from './outside-editor.ts'
import classes from './text.module.css'
import { useTextField } from './use-text-field.ts'
import { useIsClosed, useValue } from './use-value.ts'

interface Written {
  language: string
  code: string
}

interface Starter {
  language: string
  code: string
}

function writtenOf(value: AnswerValue | undefined, starters: readonly Starter[]): Written {
  if (typeof value === 'object' && value !== null && 'code' in value)
    return { language: String(value['language']), code: String(value['code']) }
  return starters[0] ?? { language: 'text', code: '' }
}

/** The editor when its file has come; until then, and where it cannot be fetched, a plain field does. */
function useEditor(): ComponentType<CodeEditorProps> | undefined {
  const [editor, setEditor] = useState<{ Part: ComponentType<CodeEditorProps> }>()
  useEffect(() => {
    let isGone = false
    import('./code-editor.tsx').then(
      ({ CodeEditor }) => !isGone && setEditor({ Part: CodeEditor }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return editor?.Part
}

interface PlainCodeProps {
  id: string
  starters: readonly Starter[]
  label: string
  isReadOnly: boolean
  onCode: (code: string) => void
}

function PlainCode({ id, starters, label, isReadOnly, onCode }: PlainCodeProps) {
  const field = useTextField<HTMLTextAreaElement>(id, (value) => writtenOf(value, starters).code)
  return (
    <textarea
      ref={field}
      aria-label={label}
      className={classes.code}
      rows={12}
      wrap="off"
      spellCheck={false}
      autoCapitalize="none"
      readOnly={isReadOnly}
      onInput={({ currentTarget }) => onCode(currentTarget.value)}
    />
  )
}

interface CodeAnswerProps {
  id: string
  labelledBy: string
  starters: readonly Starter[]
}

export function CodeAnswer({ id, labelledBy, starters }: CodeAnswerProps) {
  const room = useRoom()
  const isClosed = useIsClosed()
  const value = useValue(id)
  const written = writtenOf(value, starters)
  const [chosen, setChosen] = useState(written.language)
  const language = value ? written.language : chosen
  const Editor = useEditor()
  const outside = useOutsideEditor()
  const selectId = useId()
  const code = value ? written.code : (starters.find((one) => one.language === language)?.code ?? '')
  const write = (text: string) => {
    if (text !== code) room.edit(id, { language, code: text })
  }
  const changeLanguage = (next: string) => {
    setChosen(next)
    if (value) room.edit(id, { language: next, code })
  }
  return (
    <div role="group" aria-labelledby={labelledBy} className={classes.field}>
      <div className={classes.bar}>
        <label htmlFor={selectId} className={classes.label}>
          {words.ask.language}
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
            <option key={one.language}>{one.language}</option>
          ))}
        </select>
        <Button
          variant="subtle"
          size="sm"
          isPending={outside.isPending}
          rightSection={<IconExternalLink size={18} aria-hidden="true" />}
          onClick={outside.open}
        >
          {words.ask.outside}
        </Button>
      </div>
      {Editor ? (
        <Editor label={words.ask.code} language={language} code={code} isReadOnly={isClosed} onCode={write} />
      ) : (
        <PlainCode id={id} starters={starters} label={words.ask.code} isReadOnly={isClosed} onCode={write} />
      )}
      <p className={classes.hint}>{words.ask.tabKey}</p>
    </div>
  )
}
