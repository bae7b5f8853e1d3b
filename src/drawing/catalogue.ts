import { dataEngineering } from './catalogue/data-engineering.ts'
import { assembledDrive, explodedDrive, type PartNumber } from './catalogue/drive.ts'
import { enterpriseIntegration } from './catalogue/enterprise-integration.ts'
import { nordkai } from './catalogue/nordkai.ts'
import { qualityEngineering } from './catalogue/quality-engineering.ts'
import { retailAndECommerce } from './catalogue/retail-and-e-commerce.ts'
import type { Drawing } from './sheet.ts'

export const drawingNames = [
  'product-engineering-and-development',
  'quality-engineering',
  'enterprise-integration',
  'data-engineering',
  'retail-and-e-commerce',
  'nordkai',
  'assembled-drive',
] as const

export type DrawingName = (typeof drawingNames)[number]

const catalogue: Readonly<Record<DrawingName, (part?: PartNumber) => Drawing>> = {
  'product-engineering-and-development': explodedDrive,
  'quality-engineering': qualityEngineering,
  'enterprise-integration': enterpriseIntegration,
  'data-engineering': dataEngineering,
  'retail-and-e-commerce': retailAndECommerce,
  nordkai,
  'assembled-drive': assembledDrive,
}

/** A drawing by its name; `part` chooses the orange part of the exploded drive and is ignored elsewhere. */
export const draw = (name: DrawingName, part?: PartNumber): Drawing => catalogue[name](part)
