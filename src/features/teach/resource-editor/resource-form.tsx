/** Form of one resource: a file with upload progress, or a link. (spec 7 Resources, rulings R13, R46) */
import { ApiError } from '#src/api/client/api-error.ts'
import { call, callWithMessage } from '#src/api/call.ts'
import { resource } from '#src/api/contract/resource.ts'
import type { ModuleMark } from '#src/api/shapes/batch.ts'
import type { Resource } from '#src/api/shapes/resource.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { useEditedDraft } from '#src/stores/drafts/use-edited-draft.ts'
import { useFormFile } from '#src/stores/drafts/use-form-file.ts'
import { Button } from '#src/ui/button.tsx'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'
import { ANY_FILE, FormFile } from '#src/ui/fields/form-file.tsx'
import { FieldPair, FormCard } from '#src/ui/fields/form-card.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { type Form, useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import { EditClash, EditGone } from '#src/ui/teach/edit-clash.tsx'
import { buildBody, EMPTY_VALUES, findProblems, type ResourceProblems, ResourceValues, readValues } from './resource-values.ts'
import { refetchResources } from './refetch-resources.ts'
import { words } from './words.ts'

const { form: texts } = words
const KINDS = (['file', 'link'] as const).map((value) => ({ value, label: texts.kinds[value] }))

export interface ResourceFormProps {
  batchId: string
  modules: readonly ModuleMark[]
  /** The resource to edit; undefined for a new one. */
  of?: Resource
  /** Id of one that somebody else has removed while it was edited: what was typed is added anew. */
  goneId?: string | undefined
  onClose: () => void
}

/** The contract reads single resources in their list alone; one that is gone leaves the page's list too. */
async function readNewest(batchId: string, id: string): Promise<Resource> {
  const groups = await call(resource.moduleWise, { query: { batch: batchId } })
  const found = groups.flatMap(({ resources }) => resources).find(({ _id }) => _id === id)
  if (found) return found
  void refetchResources()
  throw new ApiError('http', { status: 404 })
}

function useResourceForm({ batchId, of, goneId, onClose }: ResourceFormProps) {
  const key = `resource-${of?._id ?? goneId ?? batchId}`
  const edited = useEditedDraft(key, ResourceValues, of ? readValues(of) : EMPTY_VALUES)
  const { values, type, drop } = edited
  const work = useFormFile(`teacher-${key}`, { prepare: (file) => prepareUpload(file, ANY_FILE), unreadable: texts.unreadable })

  async function send(typed: ResourceValues) {
    const joined = of ? edited.join(typed, readValues(await readNewest(batchId, of._id))) : typed
    return work.sendWith((file, onPercent) => {
      const body = buildBody(joined, file)
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
  return { values, form, dropAll, work, edited, errors: form.errors as ResourceProblems }
}

function listModules(modules: readonly ModuleMark[]) {
  return modules.map(({ _id, no, title }) => ({ value: _id, label: words.module(no, title) }))
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
        <SelectField label={texts.module} choices={listModules(modules)} {...field('module')} />
        <TextField label={texts.category} hint={texts.categoryHint} {...field('category')} />
      </FieldPair>
    </>
  )
}

export function ResourceForm(props: ResourceFormProps) {
  const { modules, of, goneId, onClose } = props
  const { values, form, dropAll, work, edited, errors } = useResourceForm(props)
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
      {goneId !== undefined && <EditGone text={texts.gone} />}
      <EditClash
        of={edited.clash}
        labels={{ title: texts.name, module: texts.module, category: texts.category, kind: texts.kind, link: texts.link }}
        show={{
          module: (id) => listModules(modules).find(({ value }) => value === id)?.label ?? '',
          kind: (kind) => texts.kinds[kind],
        }}
        onTake={edited.settle}
      />
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
