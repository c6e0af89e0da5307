/** Editor for the allowed languages, each with its starter code; the first is the default. */

import { IconX } from '@tabler/icons-react'
import { ASKED_LANGUAGES, getLanguageName } from '#src/lib/languages.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { useAddedFocus } from '#src/ui/hooks/use-added-focus.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { words } from '../words.ts'
import type { PartProps } from './use-question.ts'
import classes from './editor.module.css'

const { question: texts } = words

export function CodePart({ question: { starters }, change }: PartProps) {
  const { place, expectField } = useAddedFocus<HTMLElement>()
  function add(language: string): void {
    if (language === '') return
    expectField()
    change({ starters: [...starters, { language, code: '' }] })
  }
  const free = ASKED_LANGUAGES.filter(({ value }) => !starters.some(({ language }) => language === value))
  return (
    <section ref={place} className={classes.part}>
      {starters.map(({ language, code }, at) => (
        <div key={language} className={classes.row}>
          <div className={classes.grow}>
            <TextArea
              label={texts.starter(getLanguageName(language))}
              className={classes.code}
              rows={4}
              spellCheck={false}
              value={code}
              onChange={({ target }) =>
                change({ starters: starters.with(at, { language, code: target.value }) }, `code ${language}`)
              }
            />
          </div>
          <IconButton
            label={texts.removeLanguage(getLanguageName(language))}
            onClick={() => change({ starters: starters.toSpliced(at, 1) })}
          >
            <IconX size={18} />
          </IconButton>
        </div>
      ))}
      {free.length > 0 && (
        <SelectField
          label={starters.length === 0 ? texts.language : texts.addLanguage}
          choices={free}
          value=""
          onChange={({ target }) => add(target.value)}
        />
      )}
    </section>
  )
}
