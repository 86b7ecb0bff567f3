import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { encode } from 'uqr'
import {
  beginTotpSetup,
  confirmTotpSetup,
  findPendingTotpSetup,
  renewRecoveryCodes,
  turnOffTotp,
} from '../../accounts/account-changes/own-codes.server'
import { removePasskey } from '../../accounts/account-changes/own-passkeys.server'
import type { AccountAnswer } from '../../accounts/account-form/account-fields'
import { refuseAccountForm } from '../../accounts/account-form/handle-account-form.server'
import { namePasskey } from '../../accounts/factors/passkeys.server'
import { parseInput } from '../../platform/base/parse-input'
import { readPostedForm } from '../../platform/forms/answer-form.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { memberContext, type SignedIn } from '../account/signed-in.server'
import { factorSchema } from './factor-schema'

interface QrCode {
  /** Modules per side, including a margin of four. */
  readonly size: number
  readonly path: string
}

export interface FactorSetup {
  readonly secret: string
  readonly address: string
  readonly qr: QrCode
}

export type FactorAnswer =
  /** Rejected; a TOTP setup in progress continues. */
  | {
      readonly show: 'refused'
      readonly intent: string
      /** Id of the passkey concerned, if any. */
      readonly passkey: string | null
      readonly answer: AccountAnswer
      readonly setup: FactorSetup | null
    }
  | { readonly show: 'setup'; readonly setup: FactorSetup }
  | { readonly show: 'codes'; readonly codes: readonly string[] }

export async function handleFactorForm(args: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>) {
  const who = memberContext(args)
  const { services } = who
  const fields = await readPostedForm(args.request)
  try {
    return await take(who, Object.fromEntries(fields), args.request)
  } catch (fault) {
    const refused = refuseAccountForm(services, fault, {})
    const setup = await findPendingTotpSetup(services, who.session.member)
    const answer: FactorAnswer = {
      show: 'refused',
      intent: String(fields.get('intent')),
      passkey: textOf(fields.get('passkey')),
      answer: refused.data,
      // Only if the form already contained the secret.
      setup: setup?.secret === fields.get('secret') && setup ? present(setup) : null,
    }
    return data(answer, refused.init ?? undefined)
  }
}

async function take({ services, session, language }: SignedIn, fields: unknown, request: Request) {
  const input = parseInput(factorSchema, fields)
  switch (input.intent) {
    case 'begin':
      return data<FactorAnswer>({
        show: 'setup',
        setup: present(await beginTotpSetup(services, session, input.currentPassword, request)),
      })
    case 'confirm': {
      const { codes, cookies } = await confirmTotpSetup(services, session, input.code)
      return data<FactorAnswer>({ show: 'codes', codes }, { headers: cookies })
    }
    case 'renew':
      return data<FactorAnswer>({ show: 'codes', codes: await renewRecoveryCodes(services, session, input, request) })
    case 'end':
      await turnOffTotp(services, session, input, request)
      break
    case 'rename-passkey':
      await namePasskey(services.db, session.member.id, input.passkey, input.name)
      break
    case 'remove-passkey':
      await removePasskey(services, session, input, request)
  }
  return redirect(pageAddress('/:lang/account/second-factor', language), 303)
}

function textOf(field: FormDataEntryValue | null): string | null {
  return typeof field === 'string' ? field : null
}

function present({ secret, address }: { secret: string; address: string }): FactorSetup {
  return { secret, address, qr: drawQrCode(address) }
}

/** Encodes a text as a QR code (ISO/IEC 18004) with level M, which tolerates 15 percent damage. */
function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
