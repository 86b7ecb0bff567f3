import { expect, test } from 'vitest'
import { codeInput, passkeyAssertion, passkeyRegistration } from '../factors/factor-input'
import { credentialsSchema, mailToken, memberEmail, newPassword, registrationSchema } from './member-input'
import { presentMember, sessionEnd } from './session.server'

const faults = (
  schema: typeof codeInput | typeof memberEmail | typeof newPassword | typeof mailToken,
  typed: unknown,
) => [...new Set(schema.safeParse(typed).error?.issues.map(({ message }) => message))]

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['1234–5678 9012\t3456', '1234567890123456'],
  ['１２３４５６', '123456'],
])('the code “%s” is read as %s', (typed, code) => {
  expect(codeInput.parse(typed)).toBe(code)
})

test.each([
  [undefined, ['validation.required']],
  ['', ['validation.required']],
  [' - ', ['validation.required']],
  ['12345', ['validation.code']],
  ['1234567', ['validation.code']],
  ['123456789012345', ['validation.code']],
  ['12345678901234567', ['validation.code']],
  ['12345a', ['validation.code']],
  ['a123456', ['validation.code']],
  [`123456${' '.repeat(55)}`, ['validation.code']],
])('the code “%s” is refused: %j', (typed, messages) => {
  expect(faults(codeInput, typed)).toEqual(messages)
  expect(codeInput.safeParse(`123456${' '.repeat(54)}`).success).toBe(true)
})

test.each<[typeof memberEmail | typeof newPassword | typeof mailToken, unknown, string[]]>([
  [memberEmail, 'ines', ['validation.email']],
  [memberEmail, '', ['validation.required']],
  [memberEmail, `${'i'.repeat(243)}@duarte.example`, ['validation.too_long']],
  [newPassword, undefined, ['validation.required']],
  [newPassword, '', ['validation.required']],
  [newPassword, 'seven77', ['validation.password_short']],
  [newPassword, 'eight888', []],
  [newPassword, '🫒'.repeat(7), ['validation.password_short']],
  [newPassword, '🫒'.repeat(128), []],
  [newPassword, 'x'.repeat(129), ['validation.password_long']],
  [mailToken, undefined, ['validation.required']],
  [mailToken, 'x'.repeat(43), []],
  [mailToken, 'x'.repeat(42), ['validation.invalid']],
  [mailToken, 'x'.repeat(44), ['validation.invalid']],
  [mailToken, `.${'x'.repeat(42)}`, ['validation.invalid']],
])('%# has the expected faults', (schema, typed, messages) => {
  expect(faults(schema, typed)).toEqual(messages)
})

test('addresses are compared in lower case, and passwords as they are', () => {
  expect(memberEmail.parse(' INES@Duarte.example ')).toBe('ines@duarte.example')
  const typed = { name: ' Ines ', email: 'INES@duarte.example', password: ' Eight 888 ' }
  expect(registrationSchema.parse(typed)).toEqual({
    name: 'Ines',
    email: 'ines@duarte.example',
    password: ' Eight 888 ',
  })
  expect(credentialsSchema.safeParse({ ...typed, password: 'x'.repeat(1_000) }).success).toBe(true)
  for (const password of [undefined, '', 'x'.repeat(1_001)])
    expect(credentialsSchema.safeParse({ ...typed, password }).success).toBe(false)
})

const credential = { id: 'aZ_-9', rawId: 'aZ_-9', type: 'public-key', clientExtensionResults: { large: true } }
const made = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'e30', transports: ['usb'] } }
const proof = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30', userHandle: 'e30' },
}

test('a passkey is accepted as browsers send it, without their extensions', () => {
  expect(passkeyRegistration.parse(made)).toEqual({ ...made, clientExtensionResults: {} })
  expect(passkeyAssertion.parse(proof)).toEqual({ ...proof, clientExtensionResults: {} })
  const { transports: _, ...old } = made.response
  expect(passkeyRegistration.safeParse({ ...made, response: old }).success).toBe(true)
  const { userHandle: __, ...bare } = proof.response
  expect(passkeyAssertion.safeParse({ ...proof, response: bare }).success).toBe(true)
})

test.each([
  ...['id', 'rawId', 'type'].map((name) => ({ [name]: undefined })),
  { id: 'a b' },
  { id: 'x'.repeat(1_401) },
  { rawId: 'x'.repeat(1_401) },
  { type: 'password' },
  { response: {} },
  { response: { ...made.response, attestationObject: 'x'.repeat(8_001), authenticatorData: 'e30', signature: '' } },
  { response: { ...made.response, transports: Array(11).fill('usb') } },
  { response: { ...made.response, transports: ['x'.repeat(33)] } },
])('a passkey is refused with %j', (change) => {
  expect(passkeyRegistration.safeParse({ ...made, ...change }).success).toBe(false)
  expect(passkeyAssertion.safeParse({ ...proof, ...change }).success).toBe(false)
})

const person = { id: '1', email: 'ines@duarte.example', name: 'Ines', language: 'de' }
const stored = { ...person, role: 'member', teamRole: 'owner', standing: 'new' }

test.each([
  [
    { role: 'member', teamRole: 'owner', standing: 'approved' },
    { role: 'member', teamRole: null, approved: true },
  ],
  [
    { role: 'team', teamRole: 'trader', standing: 'new' },
    { role: 'team', teamRole: 'trader', approved: false },
  ],
  [
    { role: 'team', teamRole: 'unheard of', standing: 'refused' },
    { role: 'team', teamRole: 'helper', approved: false },
  ],
  [
    { role: 'unheard of', standing: 'approved', language: 'tlh' },
    { role: 'member', teamRole: null, approved: true, language: 'en' },
  ],
])('the stored member %j is seen as %j', (facts, seen) => {
  expect(presentMember({ ...stored, ...facts })).toEqual({ ...person, emailVerified: true, ...seen })
})

test('a session ends thirty days after signing in, and after twelve idle hours unless a member is remembered', () => {
  const hours = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * 3_600_000)
  const member = presentMember(stored)
  const colleague = presentMember({ ...stored, role: 'team' })
  const signedInAt = hours(0)
  const end = (who: typeof member, remembered: boolean, usedAt: Date) =>
    sessionEnd({ member: who, remembered, signedInAt }, usedAt)
  expect(end(member, true, hours(5))).toEqual(hours(720))
  expect(end(member, false, hours(5))).toEqual(hours(17))
  expect(end(colleague, true, hours(5))).toEqual(hours(17))
  expect(end(colleague, false, hours(719))).toEqual(hours(720))
})
