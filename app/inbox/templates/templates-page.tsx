import { useRef } from 'react'
import { Form } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { InputField, SelectField, TextField } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { useSessionForm } from '../../platform/forms/use-session-form'
import { formatMoment } from '../../platform/i18n/format'
import { languageLabel, languageName } from '../../platform/i18n/language-name'
import { useLanguage } from '../../platform/i18n/use-language'
import { itemKinds } from '../items/item-states'
import { SEND_KEY } from '../keys/use-send-key'
import { kindNames } from '../list/item-words'
import { handleOfficeForm, type OfficeFormError, requireRight } from '../office/answer-office-form.server'
import { OfficeNotice } from '../office/office-notice'
import { officeContext } from '../office/require-office.server'
import { useRight } from '../office/use-right'
import { OfficeHead } from '../office-lists/office-head'
import type { Route } from './+types/templates-page'
import { findReplyTemplates, removeReplyTemplate, saveReplyTemplate } from './reply-templates.server'
import { MAX_TEMPLATE_LENGTH, MAX_TEMPLATE_NAME_LENGTH, templateFields } from './template-fields'
import './templates-page.css'

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = officeContext(args)
  const { timeZone } = services.config.site.company
  const templates = await findReplyTemplates(services, null)
  return {
    templates: templates.map(({ changedAt, ...template }) => ({
      ...template,
      changed: formatMoment(changedAt, language, timeZone),
    })),
  }
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, async (services, fields, colleague) => {
    const id = String(fields.get('id') ?? '')
    if (id !== '' && !isId(id)) throw new Refusal('errors.not_found', 404)
    if (fields.get('intent') === 'remove') {
      requireRight(colleague, 'remove')
      await removeReplyTemplate(services, id, colleague)
      return 'removed'
    }
    await saveReplyTemplate(services, id || null, fields, colleague)
    return 'saved'
  })
}

type TemplateView = Route.ComponentProps['loaderData']['templates'][number]

export default function TemplatesPage({ loaderData: { templates }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { languages } = useSite()
  const title = t('templates.title')
  const typedFor = (id: string) => (actionData?.typed.id === id ? actionData.typed : undefined)
  return (
    <div className="templates">
      <OfficeHead title={title} />
      <p className="muted">{t('templates.lead')}</p>
      <OfficeNotice
        outcomes={{ saved: t('templates.did_save'), removed: t('templates.did_remove') }}
        refused={actionData}
      />
      {templates.map((template) => (
        <details
          className="panel"
          key={`${template.id} ${template.version}`}
          open={typedFor(template.id) !== undefined}
        >
          <summary>
            <b dir="auto">{template.name}</b>{' '}
            <small>
              {template.kind === null ? t('templates.every_kind') : t(kindNames[template.kind])} ·{' '}
              {languages
                .filter((each) => template.texts[each] !== undefined)
                .map((each) => languageLabel(each, language))
                .join(', ')}
            </small>
          </summary>
          <TemplateForm template={template} typed={typedFor(template.id)} />
          <p className="muted">{t('templates.changed', { name: template.who, moment: template.changed })}</p>
        </details>
      ))}
      <details className="panel" open={templates.length === 0 || typedFor('') !== undefined} key={templates.length}>
        <summary>
          <b>{t('templates.new')}</b>
        </summary>
        <TemplateForm typed={typedFor('')} />
      </details>
    </div>
  )
}

function TemplateForm({ template, typed }: { template?: TemplateView; typed: OfficeFormError['typed'] | undefined }) {
  const { t, language: here } = useLanguage()
  const { languages } = useSite()
  const mayRemove = useRight('remove')
  const form = useRef<HTMLFormElement>(null)
  // The version prevents overwriting a colleague's later change.
  useSessionForm(form, `template ${template?.id ?? ''} ${template?.version ?? 0}`)
  const textIn = (language: (typeof languages)[number]) => typed?.[`text.${language}`] ?? template?.texts[language]
  const order = [here, ...languages.filter((language) => language !== here)]
  const isOpen = (language: (typeof languages)[number]) => language === here || Boolean(textIn(language))
  const others = order.filter((language) => !isOpen(language))
  const textBox = (language: (typeof languages)[number]) => (
    <TextField
      key={language}
      label={languageLabel(language, here)}
      name={`text.${language}`}
      rows={4}
      maxLength={MAX_TEMPLATE_LENGTH}
      aria-label={t('templates.text', { language: languageName(language, here) })}
      lang={language}
      dir="auto"
      defaultValue={textIn(language)}
    />
  )
  return (
    <Form method="post" className="templates__form" ref={form} preventScrollReset>
      <input type="hidden" name="id" value={template?.id ?? ''} />
      <input type="hidden" name="version" value={template?.version ?? 0} />
      <div className="templates__head">
        <InputField
          label={t('templates.name')}
          name="name"
          maxLength={MAX_TEMPLATE_NAME_LENGTH}
          autoComplete="off"
          required
          dir="auto"
          defaultValue={typed?.name ?? template?.name}
        />
        <SelectField label={t('templates.kind')} name="kind" defaultValue={typed?.kind ?? template?.kind ?? ''}>
          <option value="">{t('templates.every_kind')}</option>
          <Options of={itemKinds.map((kind) => [kind, t(kindNames[kind])])} />
        </SelectField>
      </div>
      <p className="muted">
        {t('templates.fields')}{' '}
        {templateFields.map((field) => (
          <span key={field} className="templates__field">
            <code dir="ltr">{`{${field}}`}</code> {t(`templates.field.${field}`)}
          </span>
        ))}
      </p>
      {order.filter(isOpen).map(textBox)}
      {others.length > 0 && (
        <details>
          <summary>{t('stock.other_languages')}</summary>
          {others.map(textBox)}
        </details>
      )}
      <p className="templates__buttons office__row">
        <button className="btn btn--md" type="submit" name="intent" value="save" aria-keyshortcuts={SEND_KEY}>
          {t('templates.save')}
        </button>
        {template && mayRemove && (
          <button className="btn btn--line btn--md" type="submit" name="intent" value="remove" formNoValidate>
            {t('templates.remove')}
          </button>
        )}
      </p>
    </Form>
  )
}
