import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'

/**
 * Signs in with a passkey that the visitor chooses.
 * @param how `isRemembered` is asked when the passkey has answered; `offered`: among what the browser proposes to fill in, for as
 * long as the visitor takes, instead of at once
 * @returns the server's last answer
 * @throws {Error} when the visitor gives up, or another question to the device takes this one's place
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

/** Takes back the question to the device that is open. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** Has the device make a passkey for who has signed in. @throws {Error} when the visitor gives up; @returns the server's last answer */
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
