/** The switch between the languages of a paper, and the question how the name is spelt in English. */

import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { PaperLanguage } from '#src/lib/latin/format.ts'
import { isSameName } from '#src/lib/latin/write-latin.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Box, Row, Surface } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { PaperLanguageContext } from './paper-language.ts'
import { barWords as words } from './words.ts'

interface SwitchProps {
  language: PaperLanguage
  onChange: (language: PaperLanguage) => void
}

function PaperLanguageSwitch({ language, onChange }: SwitchProps) {
  return (
    <Segmented
      label={words.language}
      options={[
        { value: 'bn', label: words.bengali },
        { value: 'en', label: <span lang="en">{words.english}</span> },
      ]}
      value={language}
      onChange={onChange}
    />
  )
}

interface Name {
  original: string
  text: string
  isOpen: boolean
  save: (text: string) => Promise<void>
}

const LONGEST_NAME = 80
const LATIN_NAME = /^[A-Za-z][A-Za-z .'-]*$/

function findFault(name: string, original: string): string | undefined {
  if (name === '') return words.name.empty
  if (!LATIN_NAME.test(name)) return words.name.notLatin
  return isSameName(original, name) ? undefined : words.name.other(original)
}

/** Asked once, with a suggestion. The name sounds like the one on record, so that no paper changes its owner. */
function LatinNameQuestion({ name }: { name: Name }) {
  const [text, setText] = useState(name.text)
  const [fault, setFault] = useState<string>()
  const saving = useInlineAction(() => name.save(text.trim()))
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const found = findFault(text.trim(), name.original)
    setFault(found)
    if (found === undefined) void saving.act()
  }
  return (
    <Surface ground="wash" radius="md" pad={12}>
      <form onSubmit={submit} noValidate>
        <InlineAction action={saving}>
          <Row wrap align="end" gap={8}>
            <Box grow shrink>
              <TextField
                label={words.name.label}
                hint={words.name.hint}
                error={fault}
                value={text}
                lang="en"
                maxLength={LONGEST_NAME}
                autoComplete="off"
                spellCheck={false}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            </Box>
            <Button type="submit" isPending={saving.isPending} pendingText={words.name.saving}>
              {words.name.save}
            </Button>
          </Row>
        </InlineAction>
      </form>
    </Surface>
  )
}

interface PaperLanguagesProps extends SwitchProps {
  /** Undefined for papers of others, and until it is known. */
  name?: Name | undefined
  /** The paper. */
  children: ReactNode
}

export function PaperLanguages({ language, onChange, name, children }: PaperLanguagesProps) {
  return (
    <>
      <Row>
        <PaperLanguageSwitch language={language} onChange={onChange} />
      </Row>
      {language === 'en' && name?.isOpen && <LatinNameQuestion key={name.original} name={name} />}
      <PaperLanguageContext value={language}>{children}</PaperLanguageContext>
    </>
  )
}
