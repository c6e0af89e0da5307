/** Editor for the criteria by which a teacher gives marks. */

import { IconPlus, IconX } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useAddedFocus } from '#src/ui/hooks/use-added-focus.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { addCriterion, changeCriterion, removeCriterion } from '../engine/answers.ts'
import { createLocalId } from '../local-ids.ts'
import { words } from '../words.ts'
import { NumberField } from './number-field.tsx'
import type { PartProps } from './use-question.ts'
import classes from './editor.module.css'

const { question: texts } = words

export function CriteriaPart({ question, change }: PartProps) {
  const { place, expectField } = useAddedFocus<HTMLElement>()
  function add(): void {
    expectField()
    change(addCriterion(question, createLocalId))
  }
  return (
    <section ref={place} className={classes.part} aria-label={texts.criteria}>
      <div>
        <h4 className={classes.partTitle}>{texts.criteria}</h4>
        <p className={classes.hint}>{texts.criteriaHint}</p>
      </div>
      {question.criteria.map(({ id, title, marks }, at) => (
        <div key={id} className={classes.row}>
          <div className={classes.grow}>
            <TextField
              label={texts.criterion(at)}
              value={title}
              onChange={({ target }) =>
                change(changeCriterion(question, id, { title: target.value }), `criterion ${id}`)
              }
            />
          </div>
          <div className={classes.narrow}>
            <NumberField
              label={<span title={texts.criterionMarks(at)}>{texts.marks}</span>}
              aria-label={texts.criterionMarks(at)}
              value={marks}
              onNumber={(value) =>
                change(changeCriterion(question, id, { marks: value }), `criterion marks ${id}`)
              }
            />
          </div>
          <IconButton label={texts.removeCriterion(at)} onClick={() => change(removeCriterion(question, id))}>
            <IconX size={18} />
          </IconButton>
        </div>
      ))}
      <div>
        <Button variant="subtle" size="sm" leftSection={<IconPlus size={18} />} onClick={add}>
          {texts.addCriterion}
        </Button>
      </div>
    </section>
  )
}
