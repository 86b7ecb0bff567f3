import { z } from '@hono/zod-openapi'
import { languages } from '../../platform/i18n/languages'
import { category } from '../facts/category-schema'
import {
  conditions,
  dateTypes,
  documentKinds,
  foodCategories,
  functionals,
  incoterms,
  lotKinds,
  lotStatuses,
  priceBases,
  reasons,
  splittings,
  storages,
  units,
  vatSchemes,
} from '../facts/trade-terms'

const gate = z.object({
  visible: z.literal(false),
  gated: z
    .enum(['members', 'on_request'])
    .openapi({ description: 'Who may see it: members, or buyers who ask the team.' }),
})

const amount = z.number().nullable()
const quantity = z.string().openapi({ description: 'Decimal text.', example: '3840' })

const price = z
  .union([
    z.object({
      visible: z.literal(true),
      currency: z.string(),
      amount: z.int().openapi({ description: 'In minor units, per `basis`.' }),
      basis: z.enum(priceBases),
      figures: z.object({ perUnit: amount, perCarton: amount, perPallet: amount, perLot: amount }),
      tiers: z.array(z.object({ from: quantity, amount: z.int(), perUnit: amount })).readonly(),
      negotiable: z.boolean(),
      validUntil: z.iso.date().nullable(),
    }),
    gate,
  ])
  .openapi('LotPrice')

const line = z.object({
  no: z.int(),
  name: z.string(),
  size: z.string().nullable(),
  colour: z.string().nullable(),
  quantity,
  unit: z.enum(units),
  retailPrice: z.int().nullable(),
  bestBefore: z.iso.date().nullable(),
  gtin: z.string().nullish(),
  sku: z.string().nullish(),
  brand: z.string().nullish(),
  unitPrice: z.int().nullish(),
  extra: z.record(z.string(), z.string()).nullish(),
})

export const lotCardShape = {
  id: z.uuid(),
  reference: z.string().openapi({ example: 'L-2611-0042' }),
  demo: z.boolean().openapi({ description: 'Part of the demonstration catalogue: not for sale.' }),
  status: z.enum(lotStatuses),
  statusSince: z.iso.datetime(),
  optionUntil: z.iso.date().nullable(),
  kind: z.enum(lotKinds),
  categories: z.array(category),
  foodCategories: z.array(z.enum(foodCategories)),
  language: z.enum(languages),
  title: z.string(),
  description: z.string(),
  machineTranslated: z.boolean(),
  brands: z.union([z.object({ visible: z.literal(true), names: z.array(z.string()).readonly() }), gate]),
  condition: z.enum(conditions),
  quantity,
  unit: z.enum(units),
  base: z.object({ quantity, unit: z.enum(units) }).openapi({ description: 'What prices per unit are for.' }),
  packed: z.object({
    cartons: z.int().nullable(),
    pallets: z.int().nullable(),
    unitsPerPallet: z.int().nullable(),
  }),
  price,
  retailPrice: z.object({ from: z.int(), to: z.int().nullable() }).nullable(),
  stock: z.object({ country: z.string(), region: z.string().nullable(), city: z.string().nullable() }),
  incoterm: z.enum(incoterms),
  place: z.string().nullable(),
  dates: z.object({ type: z.enum(dateTypes), min: z.iso.date(), max: z.iso.date(), past: z.boolean() }).nullable(),
  storage: z.enum(storages).nullable(),
  photos: z.array(
    z.object({
      drawn: z.boolean(),
      plate: z.string().nullable(),
      picture: z
        .object({ key: z.string(), width: z.int(), height: z.int(), placeholder: z.string().nullable() })
        .nullable(),
      url: z.string().nullable().openapi({ description: 'Below the origin; null until the picture is made.' }),
      alt: z.string(),
    }),
  ),
  confirmedAt: z.iso.datetime(),
  listedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
}

const free = z.record(z.string(), z.unknown())

export const lotAnswer = z
  .object({
    ...lotCardShape,
    photosAreActual: z.boolean(),
    conditionMix: z.record(z.string(), z.int()).nullable(),
    functional: z.enum(functionals).nullable(),
    reason: z.enum(reasons).nullable(),
    splittable: z.enum(splittings),
    moq: quantity,
    step: quantity,
    packaging: free,
    load: z
      .object({
        loadingMetres: z.number(),
        shares: z.object({ ftl: z.number(), c20: z.number(), c40: z.number(), c40hc: z.number() }),
      })
      .nullable(),
    currency: z.string(),
    vat: z.enum(vatSchemes),
    readyFrom: z.iso.date().nullable(),
    leadTimeDays: z.int().nullable(),
    food: free.nullable(),
    restrictions: z.array(
      z.object({ rule: z.enum(['allow', 'deny']), countries: z.array(z.string()), channels: z.array(z.string()) }),
    ),
    relabelRequired: z.boolean(),
    documents: z.array(
      z.union([
        z.object({
          kind: z.enum(documentKinds),
          visible: z.literal(true),
          name: z.string(),
          url: z.string().nullable(),
          size: z.int(),
        }),
        gate.extend({ kind: z.enum(documentKinds) }),
      ]),
    ),
    lines: z.array(line),
  })
  .openapi('Lot')

export const importResult = z
  .union([
    z.object({
      line: z.int().openapi({ description: 'Line of the body, or element of the array, from 1.' }),
      externalId: z.string(),
      result: z.enum(['created', 'updated', 'unchanged']),
      id: z.uuid(),
      reference: z.string(),
      kept: z
        .array(z.object({ field: z.string(), reason: z.enum(['edited', 'status']) }))
        .optional()
        .openapi({
          description:
            'Fields that would have changed and stay: the team has edited them (`edited`), or has taken the lot off sale (`status`).',
        }),
    }),
    z.object({
      line: z.int(),
      externalId: z.string().nullable(),
      result: z.literal('rejected'),
      errors: z.record(z.string(), z.array(z.string())).openapi({ description: 'Field -> translation keys.' }),
      sameKey: z.array(z.int()).optional().openapi({ description: 'Other lines with the same `externalId`.' }),
    }),
    z.object({
      result: z.literal('stopped'),
      code: z.string().openapi({ description: 'Translation key of the reason.' }),
    }),
  ])
  .openapi('LotImportResult')
