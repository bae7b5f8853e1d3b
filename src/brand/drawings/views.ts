import { aiAndMachineLearning } from './catalogue/ai-and-machine-learning.ts';
import { analyticsAndInsights } from './catalogue/analytics-and-insights.ts';
import { dataEngineering } from './catalogue/data-engineering.ts';
import { devopsAndCloudSolutions } from './catalogue/devops-and-cloud-solutions.ts';
import { digitalStrategy } from './catalogue/digital-strategy.ts';
import { assembledDrive, explodedDrive } from './catalogue/drive.ts';
import { enterpriseIntegration } from './catalogue/enterprise-integration.ts';
import { experienceDesign } from './catalogue/experience-design.ts';
import { financialServices } from './catalogue/financial-services.ts';
import { genaiSolutions } from './catalogue/genai-solutions.ts';
import { halden } from './catalogue/halden.ts';
import { healthcareAndLifeSciences } from './catalogue/healthcare-and-life-sciences.ts';
import { kubit } from './catalogue/kubit.ts';
import { lumenwerk } from './catalogue/lumenwerk.ts';
import { maintenanceAndSupport } from './catalogue/maintenance-and-support.ts';
import { manufacturing } from './catalogue/manufacturing.ts';
import { moltke } from './catalogue/moltke.ts';
import { nordkai } from './catalogue/nordkai.ts';
import { processAutomation } from './catalogue/process-automation.ts';
import { qualityEngineering } from './catalogue/quality-engineering.ts';
import { retailAndECommerce } from './catalogue/retail-and-e-commerce.ts';
import { santalba } from './catalogue/santalba.ts';
import { turnstile } from './catalogue/turnstile.ts';
import { vestra } from './catalogue/vestra.ts';
import type { Point3 } from './projection.ts';
import type { Drawing, View } from './sheet.ts';

type DrawingFunction = (view?: View) => Drawing;

const up = (z: number): Point3 => [0, 0, z];
/** Moves several parts by the same vector. */
const together = (names: readonly string[], shift: Point3): Readonly<Record<string, Point3>> =>
  Object.fromEntries(names.map((name) => [name, shift]));
const each = (count: number, name: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => name(i));
const viewsOf = (draw: DrawingFunction, ...views: readonly View[]) =>
  views.map((view) => () => draw(view));
/** A list of one view, whose small crop is the whole drawing. */
const wholeOf = (draw: DrawingFunction, view: View) => viewsOf(draw, { ...view, small: 'whole' });

/** The views of each category's drawing, in the order of its services. */
export const categoryViews = {
  'product-engineering-and-development': [
    () => assembledDrive({ mark: 'spindle', cut: { at: 84, lift: 110 } }),
    () => explodedDrive({ mark: 'ring' }),
    () => assembledDrive({ mark: 'gear', apart: { gear: [0, 270, 0] } }),
    () => assembledDrive({ mark: 'plate', apart: { plate: up(-130) } }),
  ],
  'quality-engineering': viewsOf(
    qualityEngineering,
    {
      mark: 'block',
      apart: { block: [0, 190, 0] },
      small: { x: -262, y: -64, width: 380, height: 380 },
    },
    { mark: 'plunger', apart: { ...together(['dial', 'needle'], up(150)), plunger: up(70) } },
    { mark: 'column', apart: together(['arm', 'dial', 'needle', 'plunger'], [160, 0, 0]) },
    { mark: 'dial', apart: together(['dial', 'needle'], [0, 150, 0]) },
  ),
  'devops-and-cloud-solutions': viewsOf(
    devopsAndCloudSolutions,
    { mark: 'unit-0-6', apart: { 'unit-0-6': [0, 190, 0] } },
    { mark: 'plinth', apart: { plinth: up(-110) } },
    { mark: 'tray', apart: { tray: up(90) } },
    { mark: 'unit-1-3', cut: { at: 160, lift: 110 } },
  ),
  'maintenance-and-support': viewsOf(
    maintenanceAndSupport,
    { mark: 'nut', apart: { nut: up(150) }, without: ['spanner'] },
    { mark: 'gasket', apart: { gasket: up(70), neck: up(140) }, without: ['spanner'] },
    { mark: 'plate', apart: { plate: up(-110) } },
    { mark: 'flange', cut: { at: 40, lift: 120 }, without: ['spanner'] },
  ),
  'digital-strategy': viewsOf(
    digitalStrategy,
    {
      mark: 'board-4',
      apart: {
        'board-4': up(50),
        ...together(['flag', 'board-5', 'board-6', 'board-7'], up(110)),
      },
    },
    { mark: 'board-3', cut: { at: 60, lift: 110 } },
    {
      mark: 'board-0',
      apart: together(['flag', ...each(7, (i) => `board-${i + 1}`)], up(100)),
    },
    {
      mark: 'board-4',
      apart: {
        ...together(['flag', 'board-5', 'board-6', 'board-7'], up(60)),
        'board-4': [0, 250, 30],
      },
    },
  ),
  'experience-design': viewsOf(
    experienceDesign,
    { mark: 'dial', apart: { dial: up(110) } },
    { mark: 'image', apart: { image: up(100) } },
    { mark: 'wireframe', apart: { wireframe: [0, 300, 0] } },
    {
      mark: 'slider',
      apart: { image: up(130), dial: up(100), slider: up(60), button: up(30) },
    },
  ),
  'enterprise-integration': viewsOf(
    enterpriseIntegration,
    {
      mark: 'second block',
      apart: { 'second block': [100, 0, 0], end: [160, 0, 0], riser: [100, 0, 70] },
    },
    { mark: 'handwheel', apart: { handwheel: up(110) } },
    { mark: 'drum', apart: { drum: [-120, 0, 0] } },
    {
      mark: 'block',
      apart: {
        drum: [-90, 0, 0],
        cabinet: [0, -90, 0],
        drain: up(-70),
        handwheel: up(90),
        outlet: [0, 90, 0],
        ...together(['link', 'joint', 'second block', 'riser', 'end'], [90, 0, 0]),
      },
    },
  ),
  'process-automation': viewsOf(
    processAutomation,
    { mark: 'output', apart: { output: up(150), 'output shaft': up(190) } },
    { mark: 'driven shaft', apart: { 'driven shaft': up(150) } },
    { mark: 'output', cut: { at: 3, lift: 150 } },
    { mark: 'pinion', apart: { pinion: [150, 190, 0], 'pinion shaft': [150, 190, 60] } },
  ),
  'data-engineering': viewsOf(
    dataEngineering,
    { mark: 'layer-3', apart: { half: [190, 0, 0] }, without: ['core'] },
    { mark: 'core-2' },
    { mark: 'layer-4' },
    { mark: 'layer-0', without: ['core'] },
  ),
  'analytics-and-insights': viewsOf(
    analyticsAndInsights,
    {
      mark: 'bar-2-4',
      apart: together(
        each(5, (i) => `bar-2-${i}`),
        [0, 150, 0],
      ),
    },
    { mark: 'bar-0-4', apart: { 'bar-0-4': up(110) } },
    { mark: 'bar-1-3', cut: { at: 100, lift: 110 } },
    { mark: 'scale', apart: { scale: [-130, 0, 0] } },
  ),
  'ai-and-machine-learning': viewsOf(
    aiAndMachineLearning,
    { mark: 'plate-1' },
    { mark: 'rails', apart: { rails: up(-110) } },
    {
      mark: 'plate-0',
      apart: together(['plate-0', 'pegs-0'], [-130, 0, 0]),
      without: ['threads-0'],
    },
    { mark: 'washer', apart: { washer: [90, 0, 0], answer: [190, 0, 0] } },
  ),
  'genai-solutions': viewsOf(
    genaiSolutions,
    {
      mark: 'tier-1',
      apart: { 'tier-1': up(60), 'tier-2': up(120) },
      without: ['rest', 'gantry', 'carriage', 'nozzle'],
    },
    { mark: 'carriage', apart: together(['carriage', 'nozzle'], [0, 190, 40]) },
    { mark: 'tier-2' },
    {
      mark: 'bed',
      apart: { bed: [0, 260, 0], ...together(['tier-0', 'tier-1', 'tier-2'], [0, 260, 0]) },
      without: ['rest'],
    },
  ),
  'financial-services': viewsOf(
    financialServices,
    { mark: 'coins-3', apart: { 'coins-3': [0, 150, 0] } },
    { mark: 'beam', apart: { weight: [0, 170, 0] } },
    {
      mark: 'column',
      apart: {
        foot: up(-70),
        ...together(
          ['beam', 'finial', 'left pan', 'right pan', 'weight', ...each(4, (i) => `coins-${i}`)],
          up(120),
        ),
      },
    },
    { mark: 'foot', apart: { foot: up(-100) } },
  ),
  'healthcare-and-life-sciences': viewsOf(
    healthcareAndLifeSciences,
    {
      mark: 'tube-3-2',
      apart: {
        ...together(['tube-1-2', 'cap-1-2'], up(118)),
        ...together(['tube-3-2', 'cap-3-2'], up(220)),
        ...together(['tube-5-2', 'cap-5-2'], up(160)),
      },
    },
    { mark: 'tube-3-2', cut: { at: 100, lift: 130 } },
    { mark: 'base', apart: { base: up(-120) } },
    { mark: 'plate', apart: { plate: up(150) } },
  ),
  'retail-and-e-commerce': viewsOf(
    retailAndECommerce,
    { mark: 'parcel-2-1', apart: { 'parcel-2-1': [0, 190, 0] } },
    {
      mark: 'shelf-1',
      apart: together(['shelf-1', ...each(4, (i) => `parcel-1-${i}`)], [0, 200, 0]),
    },
    { mark: 'parcel-1-3', cut: { at: 192, lift: 120 } },
    { mark: 'shelf-3', apart: { 'shelf-3': up(130) } },
  ),
  manufacturing: viewsOf(
    manufacturing,
    { mark: 'strip', apart: { strip: [180, 0, 0] } },
    { mark: 'press', apart: { press: up(130) } },
    { mark: 'ram', apart: { ram: up(60), crown: up(150), press: up(200) } },
    { mark: 'pile', cut: { at: 150, lift: 130 } },
    { mark: 'die', apart: { die: [0, 200, 0] } },
  ),
} satisfies Record<string, readonly (() => Drawing)[]>;

/** One view of the machine of each case, for the text of the case. Phones show the whole view too. */
export const caseViews = {
  // The gantry alone, taken apart: trolley, spreader and load.
  nordkai: wholeOf(nordkai, {
    mark: 'load',
    apart: { load: up(-90), trolley: up(100) },
    without: ['yard'],
  }),
  vestra: wholeOf(vestra, {
    mark: 'pinion',
    apart: { racks: [0, 80, 0], pinion: [0, 170, 0], spindle: [0, 230, 0] },
  }),
  halden: wholeOf(halden, {
    mark: 'shaft',
    cut: { at: 110, lift: 150 },
  }),
  lumenwerk: wholeOf(lumenwerk, { mark: 'gauge', cut: { at: 112, lift: 130 } }),
  santalba: wholeOf(santalba, {
    mark: 'clock',
    apart: { clock: [120, 150, 0], letter: [0, 90, 0] },
  }),
  moltke: wholeOf(moltke, {
    mark: 'tag',
    apart: { tag: [0, 190, 0], 'chisel-1-4': [0, 150, 0] },
    without: ['wire'],
  }),
  turnstile: wholeOf(turnstile, { mark: 'rotor', apart: { rotor: up(150) }, without: ['queue'] }),
  kubit: wholeOf(kubit, {
    mark: 'sector',
    apart: { ...together(['disc', 'hub'], up(100)), sector: [150, 150, 100] },
  }),
} satisfies Record<string, readonly (() => Drawing)[]>;
