/** Which of the two is right. */
import type { PartProps } from './use-question.ts'
import { words } from '../words.ts'
import classes from './editor.module.css'

const { question: said } = words

export function TruthPart({ question, change }: PartProps) {
  return (
    <fieldset className={classes.fieldset}>
      <legend className={classes.partTitle}>{said.truth}</legend>
      <div className={classes.options}>
        {(['true', 'false'] as const).map((truth) => (
          <label key={truth} className={classes.option} data-right={question.truth === truth}>
            <input
              type="radio"
              name={`truth-${question.id}`}
              className={classes.mark}
              checked={question.truth === truth}
              onChange={() => change({ truth })}
            />
            <span className={classes.grow}>{said[truth]}</span>
            {question.truth === truth && <span className={classes.right}>{said.right}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
