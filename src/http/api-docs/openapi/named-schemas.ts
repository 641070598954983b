import type { z } from "zod";
import {
  analyseAnswer,
  exception,
  finding,
  frame,
  insightsAnswer,
  stated,
} from "../../../wire/schemas/insights-schemas.ts";
import { limitsAnswer } from "../../../wire/schemas/limits-schemas.ts";
import {
  bundleAnswer,
  healthAnswer,
  logAnswer,
  removedAnswer,
  statsAnswer,
} from "../../../wire/schemas/log-schemas.ts";
import * as mclogs from "../../../wire/schemas/mclogs-schemas.ts";
import * as paste from "../../../wire/schemas/paste-schemas.ts";
import { errorAnswer } from "../../../wire/schemas/shared-schemas.ts";
import { uploadAnswer, uploadFileForm, uploadForm, uploadRequest } from "../../../wire/schemas/upload-schemas.ts";

type Named = Record<string, z.ZodType>;

/** Schemas of requests. */
export const requestSchemas: Named = {
  UploadRequest: uploadRequest,
  UploadForm: uploadForm,
  UploadFileForm: uploadFileForm,
  MclogsMetadata: mclogs.mclogsMetadata,
  MclogsRequest: mclogs.mclogsRequest,
  MclogsForm: mclogs.mclogsForm,
  MclogsText: mclogs.mclogsText,
  MclogsBulkRequest: mclogs.mclogsBulkRequest,
  HastebinForm: paste.hastebinForm,
  ZeroForm: paste.zeroForm,
  PasteGgRequest: paste.pasteGgRequest,
};

/** Schemas of answers. */
export const answerSchemas: Named = {
  UploadAnswer: uploadAnswer,
  LogAnswer: logAnswer,
  BundleAnswer: bundleAnswer,
  StatsAnswer: statsAnswer,
  RemovedAnswer: removedAnswer,
  HealthAnswer: healthAnswer,
  LimitsAnswer: limitsAnswer,
  InsightsAnswer: insightsAnswer,
  AnalyseAnswer: analyseAnswer,
  Finding: finding,
  Exception: exception,
  Frame: frame,
  Stated: stated,
  ErrorAnswer: errorAnswer,
  MclogsCreated: mclogs.mclogsCreated,
  MclogsLog: mclogs.mclogsLog,
  MclogsEntry: mclogs.mclogsEntry,
  MclogsInsights: mclogs.mclogsInsights,
  MclogsAnalysis: mclogs.mclogsAnalysis,
  MclogsLimits: mclogs.mclogsLimits,
  MclogsFilters: mclogs.mclogsFilters,
  MclogsDeleted: mclogs.mclogsDeleted,
  MclogsBulkAnswer: mclogs.mclogsBulkAnswer,
  MclogsError: mclogs.mclogsError,
  PasteKey: paste.pasteKey,
  HastebinDocument: paste.hastebinDocument,
  HastebinError: paste.hastebinError,
  PasteGgAnswer: paste.pasteGgAnswer,
  PasteGgError: paste.pasteGgError,
};
