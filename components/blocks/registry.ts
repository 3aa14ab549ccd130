import type { ComponentType } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { ArticleCardList, ArticleList, ArticleSlider } from "@/components/content/article-blocks";
import { BannerGrid } from "./banner-grid";
import { BannerSlider } from "./banner-slider";
import { FormDetail } from "./form-detail";
import { GiftCodeSlider } from "./gift-code-slider";
import { LeafletSlider } from "./leaflet-slider";
import { LeafletViewerBlock } from "./leaflet-viewer-block";
import { CartInfoCard, HomepageWidget } from "./personal-islands";
import { ProductSlider } from "./product-slider";
import { ServiceDiscovery } from "./service-discovery";
import { StaticImage } from "./static-image";
import { Tutorial } from "./tutorial";
import { StaticText } from "./static-text";

export type BlockComponent = ComponentType<{ block: Block }>;

export const BLOCKS: Readonly<Record<string, BlockComponent>> = {
  ArticleCardList,
  ArticleList,
  ArticleSlider,
  BannerGrid,
  BannerSlider,
  CartInfoCardWrapper: CartInfoCard,
  FormDetail,
  GiftCodeWidgetSlider: GiftCodeSlider,
  HomepageWidget,
  LeafletSliderWrapper: LeafletSlider,
  LeafletViewerWrapper: LeafletViewerBlock,
  ProductSlider,
  CrmProductSlider: ProductSlider,
  RecipeSlider: ArticleSlider,
  ServiceDiscovery,
  StaticImage,
  StaticText,
  Tutorial,
};
