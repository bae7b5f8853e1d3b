import { aiAndMachineLearning } from './catalogue/ai-and-machine-learning.ts';
import { analyticsAndInsights } from './catalogue/analytics-and-insights.ts';
import { commitOrder } from './catalogue/commit-order.ts';
import { coreSample } from './catalogue/core-sample.ts';
import { dataEngineering } from './catalogue/data-engineering.ts';
import { devopsAndCloudSolutions } from './catalogue/devops-and-cloud-solutions.ts';
import { digitalStrategy } from './catalogue/digital-strategy.ts';
import { assembledDrive, explodedDrive } from './catalogue/drive.ts';
import { enterpriseIntegration } from './catalogue/enterprise-integration.ts';
import { estimateRange } from './catalogue/estimate-range.ts';
import { experienceDesign } from './catalogue/experience-design.ts';
import { financialServices } from './catalogue/financial-services.ts';
import { gaugeBlocks } from './catalogue/gauge-blocks.ts';
import { genaiSolutions } from './catalogue/genai-solutions.ts';
import { halden } from './catalogue/halden.ts';
import { healthcareAndLifeSciences } from './catalogue/healthcare-and-life-sciences.ts';
import { kubit } from './catalogue/kubit.ts';
import { lumenwerk } from './catalogue/lumenwerk.ts';
import { maintenanceAndSupport } from './catalogue/maintenance-and-support.ts';
import { manufacturing } from './catalogue/manufacturing.ts';
import { marginNotes } from './catalogue/margin-notes.ts';
import { moltke } from './catalogue/moltke.ts';
import { nordkai } from './catalogue/nordkai.ts';
import { planChest } from './catalogue/plan-chest.ts';
import { processAutomation } from './catalogue/process-automation.ts';
import { qualityEngineering } from './catalogue/quality-engineering.ts';
import { retailAndECommerce } from './catalogue/retail-and-e-commerce.ts';
import { retryWaves } from './catalogue/retry-waves.ts';
import { santalba } from './catalogue/santalba.ts';
import { squarePeg } from './catalogue/square-peg.ts';
import { studioPlan } from './catalogue/studio-plan.ts';
import { switchOff } from './catalogue/switch-off.ts';
import { tolerance } from './catalogue/tolerance.ts';
import { toleranceSum } from './catalogue/tolerance-sum.ts';
import { turnstile } from './catalogue/turnstile.ts';
import { vestra } from './catalogue/vestra.ts';
import type { Drawing } from './sheet.ts';
import { caseViews, categoryViews } from './views.ts';

/** Figures that explain a passage of a text. The text refers to them: `![What it shows](drawing:name)`. */
const textFigures = {
  'estimate-range': estimateRange,
  'tolerance-sum': toleranceSum,
  'commit-order': commitOrder,
  'retry-waves': retryWaves,
} satisfies Record<string, () => Drawing>;

/**
 * Whole drawings: of service categories by their ids, then drawings for case studies, for posts, for the first screen
 * of the services page, for pages about the company, and for pages that list something.
 */
const wholeDrawings = {
  'product-engineering-and-development': explodedDrive,
  'quality-engineering': qualityEngineering,
  'devops-and-cloud-solutions': devopsAndCloudSolutions,
  'maintenance-and-support': maintenanceAndSupport,
  'digital-strategy': digitalStrategy,
  'experience-design': experienceDesign,
  'enterprise-integration': enterpriseIntegration,
  'process-automation': processAutomation,
  'data-engineering': dataEngineering,
  'analytics-and-insights': analyticsAndInsights,
  'ai-and-machine-learning': aiAndMachineLearning,
  'genai-solutions': genaiSolutions,
  'financial-services': financialServices,
  'healthcare-and-life-sciences': healthcareAndLifeSciences,
  'retail-and-e-commerce': retailAndECommerce,
  manufacturing,
  nordkai,
  vestra,
  halden,
  lumenwerk,
  santalba,
  moltke,
  turnstile,
  kubit,
  tolerance,
  'core-sample': coreSample,
  'switch-off': switchOff,
  'assembled-drive': assembledDrive,
  'studio-plan': studioPlan,
  'plan-chest': planChest,
  'gauge-blocks': gaugeBlocks,
  'margin-notes': marginNotes,
  'square-peg': squarePeg,
} satisfies Record<string, () => Drawing>;

type WholeName = keyof typeof wholeDrawings;
type TextFigureName = keyof typeof textFigures;
/** A view of the drawing of a category or a case, numbered from 1: `quality-engineering-1` to `-4`. */
type ViewName = `${keyof typeof categoryViews | keyof typeof caseViews}-${number}`;
export type DrawingName = WholeName | ViewName | TextFigureName;

/** Names of whole drawings, without figures and views. */
export const drawingNames = Object.keys(wholeDrawings) as WholeName[];

/** Returns pairs of a view's name (`ViewName`) and the function that draws it. */
const namedViews = (views: Readonly<Record<string, readonly (() => Drawing)[]>>) =>
  Object.entries(views).flatMap(([name, drawings]) =>
    drawings.map((draw, i) => [`${name}-${i + 1}`, draw] as const),
  );

const all = new Map<string, () => Drawing>([
  ...Object.entries(wholeDrawings),
  ...Object.entries(textFigures),
  ...namedViews(categoryViews),
  ...namedViews(caseViews),
]);

/** Names of drawings, of figures for texts, and of views of drawings. */
export const allDrawingNames = [...all.keys()] as readonly DrawingName[];

export const isDrawingName = (name: string): name is DrawingName => all.has(name);

/** Draws a drawing, a view of a drawing, or a figure. @throws Error for an unknown name. */
export function draw(name: DrawingName): Drawing {
  const drawing = all.get(name);
  if (!drawing) throw new Error(`There is no drawing called "${name}".`);
  return drawing();
}
