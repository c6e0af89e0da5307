/** Form of one resource: a file with upload progress, or a link. (spec 7 Resources, rulings R13, R46) */
import { callWithMessage } from '#src/api/call.ts'
import { resource } from '#src/api/contract/resource.ts'
import type { ModuleMark } from '#src/api/shapes/batch.ts'
import type { Resource } from '#src/api/shapes/resource.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { useFormFile } from '#src/stores/drafts/use-form-file.ts'
import { Button } from '#src/ui/button.tsx'
import { prepareUpload } from '#src/ui/fields/file-rule.ts'
import { ANY_FILE, FormFile } from '#src/ui/fields/form-file.tsx'
import { FieldPair, FormCard } from '#src/ui/fields/form-card.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { type Form, useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import { buildBody, EMPTY_VALUES, findProblems, type ResourceProblems, ResourceValues, readValues } from './resource-values.ts'
import { refetchResources } from './refetch-resources.ts'
import { words } from './words.ts'

const { form: texts } = words
const KINDS = (['file', 'link'] as const).map((value) => ({ value, label: texts.kinds[value] }))

interface ResourceFormProps {
  batchId: string
  modules: readonly ModuleMark[]
  /** The resource to edit; undefined for a new one. */
  of?: Resource
  onClose: () => void
}

function useResourceForm({ batchId, of, onClose }: ResourceFormProps) {
  const key = `resource-${of?._id ?? batchId}`
  const [values, type, drop] = useDraft(key, ResourceValues, of ? readValues(of) : EMPTY_VALUES)
  const work = useFormFile(`teacher-${key}`, { prepare: (file) => prepareUpload(file, ANY_FILE), unreadable: texts.unreadable })

  function send(typed: ResourceValues) {
    return work.sendWith((file, onPercent) => {
      const body = buildBody(typed, file)
      return of
        ? callWithMessage(resource.update, { params: { id: of._id }, body }, { onPercent })
        : callWithMessage(resource.create, { body: { link: undefined, ...body } }, { onPercent })
    })
  }

  function dropAll() {
    drop()
    work.remove()
  }

  const form = useDraftForm({
    values,
    type,
    check: (typed) => findProblems(typed, work.file !== undefined || of?.kind === 'file'),
    send,
    done: ({ msg }) => {
      drop()
      showToast({ kind: 'success', message: msg })
      void refetchResources()
      onClose()
    },
  })
  return { values, form, dropAll, work, errors: form.errors as ResourceProblems }
}

interface NameFieldsProps {
  modules: readonly ModuleMark[]
  field: Form<ResourceValues>['field']
}

function NameFields({ modules, field }: NameFieldsProps) {
  return (
    <>
      <TextField label={texts.name} {...field('title')} />
      <FieldPair>
        <SelectField
          label={texts.module}
          choices={modules.map(({ _id, no, title }) => ({ value: _id, label: words.module(no, title) }))}
          {...field('module')}
        />
        <TextField label={texts.category} hint={texts.categoryHint} {...field('category')} />
      </FieldPair>
    </>
  )
}

export function ResourceForm(props: ResourceFormProps) {
  const { modules, of, onClose } = props
  const { values, form, dropAll, work, errors } = useResourceForm(props)
  const { field, set } = form
  function leave() {
    dropAll()
    onClose()
  }
  return (
    <FormCard
      refusals={form.refusals}
      title={of ? texts.edit : texts.create}
      onSubmit={form.submit}
      actions={
        <>
          <Button variant="default" onClick={leave}>
            {texts.drop}
          </Button>
          <Button type="submit" isPending={form.isPending} pendingText={texts.saving}>
            {of ? texts.save : texts.add}
          </Button>
        </>
      }
    >
      <NameFields modules={modules} field={field} />
      <div>
        <Segmented label={texts.kind} options={KINDS} value={values.kind} onChange={(kind) => set('kind', kind)} />
      </div>
      {values.kind === 'link' ? (
        <TextField type="url" label={texts.link} {...field('link')} />
      ) : (
        <FormFile
          label={of?.kind === 'file' ? texts.otherFile : texts.file}
          from={work}
          error={errors.file}
          disabled={form.isPending}
          saved={of?.kind === 'file' && <p data-latin>{texts.held(formatFileName(of.file_name))}</p>}
        />
      )}
    </FormCard>
  )
}
