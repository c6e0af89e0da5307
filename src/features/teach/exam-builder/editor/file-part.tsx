/** Which files are taken as an answer. (ruling R46) */
import { UPLOAD_RULES, type UploadKind } from '#src/lib/upload-limit.ts'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { words } from '../words.ts'
import classes from './editor.module.css'
import type { PartProps } from './use-question.ts'

const { question: said } = words
const KINDS = Object.keys(UPLOAD_RULES) as UploadKind[]

const endingsOf = (kind: UploadKind) => UPLOAD_RULES[kind].extensions.map((extension) => `.${extension}`)

export function FilePart({ question: { accept, takesLink }, change }: PartProps) {
  const isTaken = (kind: UploadKind) => endingsOf(kind).some((ending) => accept.includes(ending))
  function turn(kind: UploadKind): void {
    const others = accept.filter((ending) => !endingsOf(kind).includes(ending))
    change({ accept: isTaken(kind) ? others : [...others, ...endingsOf(kind)] })
  }
  return (
    <>
      <fieldset className={classes.fieldset}>
        <legend className={classes.partTitle}>{said.accept}</legend>
        <div className={classes.ticks}>
          {KINDS.map((kind) => (
            <CheckBox key={kind} label={said.files[kind]} checked={isTaken(kind)} onChange={() => turn(kind)} />
          ))}
        </div>
        <p className={classes.hint}>{said.acceptHint}</p>
      </fieldset>
      <Toggle label={said.takesLink} checked={takesLink} onChange={({ target }) => change({ takesLink: target.checked })} />
    </>
  )
}
