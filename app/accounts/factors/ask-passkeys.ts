import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'

/**
 * `isRemembered` is read after the passkey responds; `offered`: autofill without a time limit instead of a prompt.
 * @throws {Error} the visitor cancelled, or another ceremony started
 */
export async function signInByPasskey(how: {
  readonly isRemembered: () => boolean
  readonly offered?: boolean
}): Promise<Response> {
  const { isRemembered, offered = false } = how
  const asked = await post('sign-in-options', {})
  if (!asked.ok) return asked
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await asked.json()
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: offered })
  return post('sign-in', { credential, rememberMe: isRemembered() })
}

export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** @throws {Error} the visitor cancelled */
export async function makePasskey(input: { name: string; currentPassword: string }): Promise<Response> {
  const { name, currentPassword } = input
  const asked = await post('options', { currentPassword })
  if (!asked.ok) return asked
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = await asked.json()
  return post('', { name, credential: await startRegistration({ optionsJSON }) })
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`/api/auth/passkeys${path && `/${path}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
