import { type ActionFunctionArgs, redirect } from 'react-router'
import type { z } from 'zod'
import { refuseAccountForm } from '../../accounts/account-form/handle-account-form.server'
import { parseInput } from '../../platform/base/parse-input'
import { readPostedForm } from '../../platform/forms/answer-form.server'
import type { Services } from '../../platform/services/services.server'
import { memberContext, type SignedIn } from './signed-in.server'

interface Onward {
  readonly to: string
  readonly cookies?: Headers
}

/** Page action of a member form, with or without JavaScript. `take` returns the redirect target. */
export async function handleMemberForm<Schema extends z.ZodType>(
  args: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>,
  schema: Schema,
  take: (services: Services, input: z.output<Schema>, who: SignedIn) => Promise<Onward>,
) {
  const who = memberContext(args)
  const { services } = who
  const fields = await readPostedForm(args.request)
  try {
    const lists = { categories: fields.getAll('categories'), countries: fields.getAll('countries') }
    const { to, cookies } = await take(services, parseInput(schema, { ...Object.fromEntries(fields), ...lists }), who)
    return redirect(to, { status: 303, headers: cookies })
  } catch (fault) {
    return refuseAccountForm(services, fault, typedIn(fields))
  }
}

function typedIn(fields: FormData): Record<string, string> {
  const shown = [...new Set(fields.keys())].filter((name) => !/password|confirmation/i.test(name))
  return Object.fromEntries(
    shown.map((name) => [
      name,
      fields
        .getAll(name)
        .filter((value) => typeof value === 'string')
        .join(' '),
    ]),
  )
}
