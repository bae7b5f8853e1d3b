/** One cell of the services menu: a category with its icon and its services, in order. */
export interface MatrixCategory {
  /** Path below /services; industries carry their parent. Also the folder of its content. */
  path: string;
  /** Last part of the path: name of the icon and of the drawing. */
  id: string;
  services: readonly string[];
}

export interface MatrixColumn {
  id: 'core' | 'digital' | 'data' | 'industry';
  /** Top to bottom: rows 1 to 4 of the menu. */
  categories: readonly MatrixCategory[];
}

export const industryParent = 'industry-solutions';

/** The services menu (docs/behaviour.md): four columns of four categories. */
export const serviceMatrix: readonly MatrixColumn[] = [
  {
    id: 'core',
    categories: [
      category(
        'product-engineering-and-development',
        'custom-application-development',
        'api-design-and-integration',
        'software-modernization',
        'platform-engineering',
      ),
      category(
        'quality-engineering',
        'automated-testing',
        'performance-engineering',
        'test-strategy-and-implementation',
        'ci-cd-implementation',
      ),
      category(
        'devops-and-cloud-solutions',
        'cloud-migration-and-optimization',
        'infrastructure-as-code',
        'containerization-and-kubernetes',
        'devops-transformation',
      ),
      category(
        'maintenance-and-support',
        'application-support-services',
        'performance-monitoring',
        'technical-debt-reduction',
        'system-optimization',
      ),
    ],
  },
  {
    id: 'digital',
    categories: [
      category(
        'digital-strategy',
        'digital-roadmap-development',
        'technology-assessment',
        'legacy-modernization-planning',
        'business-process-digitization',
      ),
      category(
        'experience-design',
        'user-experience-ux-design',
        'user-interface-ui-development',
        'digital-product-design',
        'design-systems',
      ),
      category(
        'enterprise-integration',
        'system-integration',
        'api-strategy-and-management',
        'data-integration-services',
        'middleware-solutions',
      ),
      category(
        'process-automation',
        'workflow-automation',
        'business-process-automation',
        'document-automation',
        'rpa-implementation',
      ),
    ],
  },
  {
    id: 'data',
    categories: [
      category(
        'data-engineering',
        'data-architecture',
        'data-pipeline-development',
        'etl-elt-implementation',
        'data-lake-and-warehouse-solutions',
      ),
      category(
        'analytics-and-insights',
        'business-intelligence-solutions',
        'reporting-and-dashboard-creation',
        'predictive-analytics',
        'data-visualization',
      ),
      category(
        'ai-and-machine-learning',
        'ml-model-development',
        'ai-solution-implementation',
        'computer-vision',
        'natural-language-processing',
      ),
      category(
        'genai-solutions',
        'generative-ai-implementation',
        'llm-integration',
        'ai-powered-content-generation',
        'intelligent-assistants',
      ),
    ],
  },
  {
    id: 'industry',
    categories: [
      category(
        'industry-solutions/financial-services',
        'banking-solutions',
        'payment-systems',
        'risk-management-systems',
        'regulatory-compliance',
      ),
      category(
        'industry-solutions/healthcare-and-life-sciences',
        'patient-engagement-platforms',
        'clinical-workflow-solutions',
        'healthcare-data-management',
        'regulatory-compliance',
      ),
      category(
        'industry-solutions/retail-and-e-commerce',
        'e-commerce-platforms',
        'inventory-management',
        'omnichannel-solutions',
        'customer-experience-platforms',
      ),
      category(
        'industry-solutions/manufacturing',
        'supply-chain-solutions',
        'iot-implementations',
        'production-optimization',
        'quality-management-systems',
      ),
    ],
  },
];

export const matrixCategories: readonly MatrixCategory[] = serviceMatrix.flatMap(
  ({ categories }) => categories,
);

/** The category that a path below /services belongs to, be it its own or one of its services'. */
export function categoryOf(servicePath: string): MatrixCategory | undefined {
  return matrixCategories.find(
    (category) => category.path === servicePath || pathsOf(category).includes(servicePath),
  );
}

/** Every path below /services that has a page: industries' parent, 16 categories, 64 services. */
export const servicePaths: readonly string[] = [
  industryParent,
  ...matrixCategories.flatMap((category) => [category.path, ...pathsOf(category)]),
];

/** The paths of a category's services, in their order. */
export function pathsOf({ path, services }: MatrixCategory): string[] {
  return services.map((service) => `${path}/${service}`);
}

function category(path: string, ...services: string[]): MatrixCategory {
  return { path, id: path.split('/').at(-1) ?? path, services };
}
