/**
 * Step 2: verified, but without a name. Takes the name, and optionally an avatar of the icon service.
 * (rulings R11, R25)
 */

import { isBlank } from '#src/lib/invisible.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { IconChoice } from './icon-choice.tsx'
import { register } from './login-calls.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './use-login-flow.ts'
import { DRAFTS } from './use-stored-flow.ts'
import { passwordWords, registrationWords as words } from './words.ts'

export function RegistrationStep({ runAction, isPending, problem, onProblem }: StepProps) {
  const [name, typeName] = useTextDraft(DRAFTS.name, '')
  const [icon, chooseIcon] = useTextDraft(DRAFTS.icon, undefined)

  function submit(): void {
    if (isBlank(name)) onProblem({ field: 'name', message: passwordWords.noName })
    else void runAction(() => register({ name: name.trim(), icon }))
  }

  return (
    <StepForm
      title={words.title}
      lead={words.lead}
      problem={problem?.field === 'name' ? problem : problem && { message: problem.message }}
      isPending={isPending}
      submit={{ text: words.finish, pending: words.saving }}
      onSubmit={submit}
    >
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        error={problem?.field === 'name' ? problem.message : undefined}
        value={name}
        onChange={(event) => {
          onProblem(undefined)
          typeName(event.currentTarget.value)
        }}
      />
      <IconChoice chosen={icon} onChoose={chooseIcon} />
    </StepForm>
  )
}
