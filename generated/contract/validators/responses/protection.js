// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
import { Usd as validate7 } from '../responses/offramp.js';
export { validate0 as Contact };
const schema1 = {"type":"string","enum":["PHONE","EMAIL","DID","ADDRESS","HANDLE"],"description":"The kind of reference by which a saved payee is paid."};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema1.enum;
if(!(((((data === "PHONE") || (data === "EMAIL")) || (data === "DID")) || (data === "ADDRESS")) || (data === "HANDLE"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const formats0 = formats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.masked === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "masked"},message:"must have required property '"+"masked"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.availableAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "availableAt"},message:"must have required property '"+"availableAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.createdAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "label")) || (key0 === "kind")) || (key0 === "masked")) || (key0 === "availableAt")) || (key0 === "createdAt"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.label !== undefined){
let data1 = data.label;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.kind !== undefined){
let data2 = data.kind;
const _errs6 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.masked !== undefined){
let data3 = data.masked;
const _errs7 = errors;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/masked",schemaPath:"#/properties/masked/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs8 = errors;
var valid0 = _errs7 === errors;
}
if(data.availableAt !== undefined){
let data4 = data.availableAt;
const _errs9 = errors;
const _errs10 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err10 = {instancePath:instancePath+"/availableAt",schemaPath:"#/properties/availableAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/availableAt",schemaPath:"#/properties/availableAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.createdAt !== undefined){
let data5 = data.createdAt;
const _errs11 = errors;
const _errs12 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err12 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs11 === errors;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate1 as ContactKind };

export { validate3 as ContactList };

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contacts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "contacts")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.contacts !== undefined){
let data0 = data.contacts;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate0(data1, {instancePath:instancePath+"/contacts/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export { validate5 as ProtectionRemoval };

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "deleted"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.deleted !== undefined){
let data1 = data.deleted;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs5 = errors;
if(true !== data1){
const err5 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs4 === errors;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export { validate6 as ProtectionSettings };

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.coolingOffSeconds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coolingOffSeconds"},message:"must have required property '"+"coolingOffSeconds"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.thresholdUsd === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thresholdUsd"},message:"must have required property '"+"thresholdUsd"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.requiredFactors === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiredFactors"},message:"must have required property '"+"requiredFactors"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.updatedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "enabled") || (key0 === "coolingOffSeconds")) || (key0 === "thresholdUsd")) || (key0 === "requiredFactors")) || (key0 === "updatedAt"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.enabled !== undefined){
let data0 = data.enabled;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
const err6 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.coolingOffSeconds !== undefined){
let data1 = data.coolingOffSeconds;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/coolingOffSeconds",schemaPath:"#/properties/coolingOffSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2592000 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/coolingOffSeconds",schemaPath:"#/properties/coolingOffSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/coolingOffSeconds",schemaPath:"#/properties/coolingOffSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.thresholdUsd !== undefined){
let data2 = data.thresholdUsd;
const _errs6 = errors;
if(!(validate7(data2, {instancePath:instancePath+"/thresholdUsd",parentData:data,parentDataProperty:"thresholdUsd",rootData}))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.requiredFactors !== undefined){
let data3 = data.requiredFactors;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs8 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.updatedAt !== undefined){
let data4 = data.updatedAt;
const _errs9 = errors;
const _errs10 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err13 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs9 === errors;
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export { validate8 as TwoFactorChallengeProgress };
const schema6 = {"type":"string","x-states":"twofa-challenge","description":"The status of a two-factor challenge: PENDING until enough methods have answered, SATISFIED until the request is sent again. REDEEMED, CANCELLED and EXPIRED are final.","enum":["PENDING","SATISFIED","REDEEMED","CANCELLED","EXPIRED"],"x-final":["REDEEMED","CANCELLED","EXPIRED"]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema6.enum;
if(!(((((data === "PENDING") || (data === "SATISFIED")) || (data === "REDEEMED")) || (data === "CANCELLED")) || (data === "EXPIRED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challengeId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challengeId"},message:"must have required property '"+"challengeId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.satisfiedFactors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "satisfiedFactors"},message:"must have required property '"+"satisfiedFactors"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.requiredFactors === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiredFactors"},message:"must have required property '"+"requiredFactors"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "challengeId") || (key0 === "status")) || (key0 === "satisfiedFactors")) || (key0 === "requiredFactors"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.challengeId !== undefined){
let data0 = data.challengeId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/challengeId",schemaPath:"#/properties/challengeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(validate9(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.satisfiedFactors !== undefined){
let data2 = data.satisfiedFactors;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/satisfiedFactors",schemaPath:"#/properties/satisfiedFactors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs6 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/satisfiedFactors",schemaPath:"#/properties/satisfiedFactors/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/satisfiedFactors",schemaPath:"#/properties/satisfiedFactors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs5 === errors;
}
if(data.requiredFactors !== undefined){
let data3 = data.requiredFactors;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs8 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

export { validate11 as TwoFactorChallengeRecord };
const schema7 = {"type":"object","description":"A request that needs two-factor approval, with what it would do.","additionalProperties":false,"required":["challengeId","status","requiredFactors","satisfiedFactors","factors","amountUsd","destinationAddress","destinationLabel","change","expiresAt"],"properties":{"challengeId":{"type":"string","description":"An opaque id that begins with `tfc_`.","examples":["tfc_01k9zt5r7m8q4x2v6b3n1c0d90"]},"status":{"description":"The status of the challenge.","$ref":"TwoFactorChallengeStatus"},"requiredFactors":{"type":"integer","minimum":1,"maximum":3,"description":"The number of methods that have to answer."},"satisfiedFactors":{"type":"integer","minimum":0,"maximum":3,"description":"The number of methods that have answered."},"factors":{"type":"array","items":{"$ref":"TwoFactorFactorRef"},"description":"The member's usable two-factor methods."},"amountUsd":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]*)\\.[0-9]{2,6}$","description":"The amount that the challenge is bound to, in USD: 0.00 for a wallet transaction, which has no amount in USD, null for a change of settings, rights or cards."},"destinationAddress":{"type":["string","null"],"description":"The destination that the challenge is bound to: a masked phone number or e-mail address, a DID or an address; null for a change of settings."},"change":{"type":["string","null"],"description":"The change that the challenge is bound to if it has no amount: `protection settings`, or the words of the operation, such as `create member`; null otherwise."},"destinationLabel":{"type":["string","null"],"description":"The label of the saved payee; null if the destination is not saved."},"expiresAt":{"type":"string","format":"date-time","description":"Time at which the challenge expires: 10 minutes to satisfy it, then 10 minutes to redeem it."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema8 = {"type":"object","description":"A usable two-factor method, as a challenge contains it.","additionalProperties":false,"required":["id","type","hint"],"properties":{"id":{"type":"string","description":"Id of the two-factor method.","examples":["fac_01k9zt5r7m8q4x2v6b3n1c0d91"]},"type":{"description":"The type of the method: TOTP, EMAIL, SMS or IDP_MFA.","$ref":"TwoFactorFactorType"},"hint":{"type":["string","null"],"description":"The masked e-mail address, phone number or signing address; null for TOTP."}}};
const schema9 = {"type":"string","enum":["EMAIL","SMS","IDP_MFA","TOTP"],"description":"The type of a two-factor method: EMAIL and SMS for a code by e-mail or text message, IDP_MFA for a signature of the identity provider's signer, TOTP for an authenticator app."};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema9.enum;
if(!((((data === "EMAIL") || (data === "SMS")) || (data === "IDP_MFA")) || (data === "TOTP"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hint === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "type")) || (key0 === "hint"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(!(validate14(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.hint !== undefined){
let data2 = data.hint;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: schema8.properties.hint.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs6 = errors;
var valid0 = _errs5 === errors;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^(0|[1-9][0-9]*)\\.[0-9]{2,6}$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challengeId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challengeId"},message:"must have required property '"+"challengeId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.requiredFactors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiredFactors"},message:"must have required property '"+"requiredFactors"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.satisfiedFactors === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "satisfiedFactors"},message:"must have required property '"+"satisfiedFactors"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.factors === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "factors"},message:"must have required property '"+"factors"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.amountUsd === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.destinationAddress === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinationAddress"},message:"must have required property '"+"destinationAddress"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.destinationLabel === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinationLabel"},message:"must have required property '"+"destinationLabel"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.change === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.expiresAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.challengeId !== undefined){
let data0 = data.challengeId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/challengeId",schemaPath:"#/properties/challengeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(validate9(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.requiredFactors !== undefined){
let data2 = data.requiredFactors;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs6 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid0 = _errs5 === errors;
}
if(data.satisfiedFactors !== undefined){
let data3 = data.satisfiedFactors;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/satisfiedFactors",schemaPath:"#/properties/satisfiedFactors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs8 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/satisfiedFactors",schemaPath:"#/properties/satisfiedFactors/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/satisfiedFactors",schemaPath:"#/properties/satisfiedFactors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.factors !== undefined){
let data4 = data.factors;
const _errs9 = errors;
const _errs10 = errors;
if(Array.isArray(data4)){
let valid1 = true;
const before0 = errors;
const end0 = data4.length;
for(let i0=0; i0<end0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(!(validate13(data5, {instancePath:instancePath+"/factors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs11 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/factors",schemaPath:"#/properties/factors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.amountUsd !== undefined){
let data6 = data.amountUsd;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/type",keyword:"type",params:{type: schema7.properties.amountUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs13 = errors;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err20 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.destinationAddress !== undefined){
let data7 = data.destinationAddress;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/destinationAddress",schemaPath:"#/properties/destinationAddress/type",keyword:"type",params:{type: schema7.properties.destinationAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.change !== undefined){
let data8 = data.change;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: schema7.properties.change.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.destinationLabel !== undefined){
let data9 = data.destinationLabel;
const _errs18 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err23 = {instancePath:instancePath+"/destinationLabel",schemaPath:"#/properties/destinationLabel/type",keyword:"type",params:{type: schema7.properties.destinationLabel.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.expiresAt !== undefined){
let data10 = data.expiresAt;
const _errs20 = errors;
const _errs21 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err24 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs20 === errors;
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export { validate9 as TwoFactorChallengeStatus };

export { validate17 as TwoFactorCodeSent };

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challengeId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challengeId"},message:"must have required property '"+"challengeId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.factorId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "factorId"},message:"must have required property '"+"factorId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sentAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sentAt"},message:"must have required property '"+"sentAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expiresAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "challengeId") || (key0 === "factorId")) || (key0 === "sentAt")) || (key0 === "expiresAt"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.challengeId !== undefined){
let data0 = data.challengeId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/challengeId",schemaPath:"#/properties/challengeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.factorId !== undefined){
let data1 = data.factorId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/factorId",schemaPath:"#/properties/factorId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.sentAt !== undefined){
let data2 = data.sentAt;
const _errs6 = errors;
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
}
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err7 = {instancePath:instancePath+"/sentAt",schemaPath:"#/properties/sentAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sentAt",schemaPath:"#/properties/sentAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.expiresAt !== undefined){
let data3 = data.expiresAt;
const _errs8 = errors;
const _errs9 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err9 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs8 === errors;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export { validate18 as TwoFactorEnrollment };
const schema11 = {"type":"object","description":"The new factor and, shown only once, the data to set it up.","additionalProperties":false,"required":["id","factorId","type","status","label","hint","verifiedAt","usableAt","usableNow","lastUsedAt","createdAt","secretBase32","otpauthUri","signerAddress"],"properties":{"id":{"type":"string","description":"Id of the two-factor method.","examples":["fac_01k9zt5r7m8q4x2v6b3n1c0d91"]},"factorId":{"type":"string","description":"Id of the factor, the same as `id`.","examples":["fac_01k9zt5r7m8q4x2v6b3n1c0d91"]},"type":{"description":"The type of the method: TOTP, EMAIL, SMS or IDP_MFA.","$ref":"TwoFactorFactorType"},"status":{"description":"Always PENDING.","$ref":"TwoFactorFactorStatus"},"label":{"type":["string","null"],"description":"The member's own label for the method."},"hint":{"type":["string","null"],"description":"The masked e-mail address, phone number or signing address; null for TOTP."},"verifiedAt":{"type":["string","null"],"format":"date-time","description":"Always null, because the method is not verified yet."},"usableAt":{"type":["string","null"],"format":"date-time","description":"Always null, because the method is not verified yet."},"usableNow":{"type":"boolean","description":"Always false, because the method is not verified yet."},"lastUsedAt":{"type":["string","null"],"format":"date-time","description":"Always null, because the method has not been used yet."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the method was added."},"secretBase32":{"type":["string","null"],"pattern":"^[A-Z2-7]{32}$","description":"For TOTP: the shared secret, 20 bytes in base32 without padding. Null for other types."},"otpauthUri":{"type":["string","null"],"description":"For TOTP: the URI with the shared secret, to be shown as a QR code. Null for other types."},"signerAddress":{"type":["string","null"],"pattern":"^0x[0-9a-fA-F]{40}$","description":"For IDP_MFA: the EVM address whose signature verifies the method, with EIP-55 checksum. Null for other types."}}};
const schema12 = {"type":"string","x-states":"twofa-factor#public","description":"The status of a two-factor method. It is PENDING until it is verified. Removed methods are never returned.","enum":["PENDING","VERIFIED"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema12.enum;
if(!((data === "PENDING") || (data === "VERIFIED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^[A-Z2-7]{32}$", "u");
const pattern2 = new RegExp("^0x[0-9a-fA-F]{40}$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.factorId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "factorId"},message:"must have required property '"+"factorId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.label === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.hint === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.verifiedAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifiedAt"},message:"must have required property '"+"verifiedAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.usableAt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usableAt"},message:"must have required property '"+"usableAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.usableNow === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usableNow"},message:"must have required property '"+"usableNow"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.lastUsedAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastUsedAt"},message:"must have required property '"+"lastUsedAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.createdAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.secretBase32 === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secretBase32"},message:"must have required property '"+"secretBase32"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.otpauthUri === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "otpauthUri"},message:"must have required property '"+"otpauthUri"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.signerAddress === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signerAddress"},message:"must have required property '"+"signerAddress"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema11.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err15 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.factorId !== undefined){
let data1 = data.factorId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err16 = {instancePath:instancePath+"/factorId",schemaPath:"#/properties/factorId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(!(validate14(data2, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(!(validate20(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs7 === errors;
}
if(data.label !== undefined){
let data4 = data.label;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: schema11.properties.label.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.hint !== undefined){
let data5 = data.hint;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: schema11.properties.hint.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.verifiedAt !== undefined){
let data6 = data.verifiedAt;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/verifiedAt",schemaPath:"#/properties/verifiedAt/type",keyword:"type",params:{type: schema11.properties.verifiedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs13 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err20 = {instancePath:instancePath+"/verifiedAt",schemaPath:"#/properties/verifiedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.usableAt !== undefined){
let data7 = data.usableAt;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/usableAt",schemaPath:"#/properties/usableAt/type",keyword:"type",params:{type: schema11.properties.usableAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs15 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
}
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err22 = {instancePath:instancePath+"/usableAt",schemaPath:"#/properties/usableAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.usableNow !== undefined){
let data8 = data.usableNow;
const _errs16 = errors;
if(typeof data8 !== "boolean"){
const err23 = {instancePath:instancePath+"/usableNow",schemaPath:"#/properties/usableNow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.lastUsedAt !== undefined){
let data9 = data.lastUsedAt;
const _errs18 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type: schema11.properties.lastUsedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs19 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err25 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
if(data.createdAt !== undefined){
let data10 = data.createdAt;
const _errs20 = errors;
const _errs21 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err26 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.secretBase32 !== undefined){
let data11 = data.secretBase32;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err28 = {instancePath:instancePath+"/secretBase32",schemaPath:"#/properties/secretBase32/type",keyword:"type",params:{type: schema11.properties.secretBase32.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs23 = errors;
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
const err29 = {instancePath:instancePath+"/secretBase32",schemaPath:"#/properties/secretBase32/pattern",keyword:"pattern",params:{pattern: "^[A-Z2-7]{32}$"},message:"must match pattern \""+"^[A-Z2-7]{32}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.otpauthUri !== undefined){
let data12 = data.otpauthUri;
const _errs24 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err30 = {instancePath:instancePath+"/otpauthUri",schemaPath:"#/properties/otpauthUri/type",keyword:"type",params:{type: schema11.properties.otpauthUri.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.signerAddress !== undefined){
let data13 = data.signerAddress;
const _errs26 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err31 = {instancePath:instancePath+"/signerAddress",schemaPath:"#/properties/signerAddress/type",keyword:"type",params:{type: schema11.properties.signerAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs27 = errors;
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
const err32 = {instancePath:instancePath+"/signerAddress",schemaPath:"#/properties/signerAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs26 === errors;
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export { validate22 as TwoFactorFactor };
const schema13 = {"type":"object","description":"A two-factor method of the calling member.","additionalProperties":false,"required":["id","type","status","label","hint","verifiedAt","usableAt","usableNow","lastUsedAt","createdAt"],"properties":{"id":{"type":"string","description":"Id of the two-factor method.","examples":["fac_01k9zt5r7m8q4x2v6b3n1c0d91"]},"type":{"description":"The type of the method: TOTP, EMAIL, SMS or IDP_MFA.","$ref":"TwoFactorFactorType"},"status":{"description":"The status of the method: PENDING until it is verified, then VERIFIED.","$ref":"TwoFactorFactorStatus"},"label":{"type":["string","null"],"description":"The member's own label for the method."},"hint":{"type":["string","null"],"description":"The masked e-mail address, phone number or signing address; null for TOTP.","examples":["a***@acme.example"]},"verifiedAt":{"type":["string","null"],"format":"date-time","description":"Time of the verification; null while the method is PENDING."},"usableAt":{"type":["string","null"],"format":"date-time","description":"Time from which the method can be used: at once for the member's first verified method while protection is disabled, otherwise after the cooling-off period; null until it is verified."},"usableNow":{"type":"boolean","description":"True if the method can be used now."},"lastUsedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the method last approved a request; null before."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the method was added."}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.label === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.hint === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.verifiedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifiedAt"},message:"must have required property '"+"verifiedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.usableAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usableAt"},message:"must have required property '"+"usableAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.usableNow === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usableNow"},message:"must have required property '"+"usableNow"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.lastUsedAt === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastUsedAt"},message:"must have required property '"+"lastUsedAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.createdAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema13.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(!(validate14(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(validate20(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs5 === errors;
}
if(data.label !== undefined){
let data3 = data.label;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: schema13.properties.label.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.hint !== undefined){
let data4 = data.hint;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: schema13.properties.hint.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.verifiedAt !== undefined){
let data5 = data.verifiedAt;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/verifiedAt",schemaPath:"#/properties/verifiedAt/type",keyword:"type",params:{type: schema13.properties.verifiedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs11 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err15 = {instancePath:instancePath+"/verifiedAt",schemaPath:"#/properties/verifiedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.usableAt !== undefined){
let data6 = data.usableAt;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/usableAt",schemaPath:"#/properties/usableAt/type",keyword:"type",params:{type: schema13.properties.usableAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs13 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err17 = {instancePath:instancePath+"/usableAt",schemaPath:"#/properties/usableAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.usableNow !== undefined){
let data7 = data.usableNow;
const _errs14 = errors;
if(typeof data7 !== "boolean"){
const err18 = {instancePath:instancePath+"/usableNow",schemaPath:"#/properties/usableNow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.lastUsedAt !== undefined){
let data8 = data.lastUsedAt;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type: schema13.properties.lastUsedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs17 = errors;
if((typeof data8 == "number") && (isFinite(data8))){
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err20 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.createdAt !== undefined){
let data9 = data.createdAt;
const _errs18 = errors;
const _errs19 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err21 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs18 === errors;
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export { validate25 as TwoFactorFactorList };

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.factors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "factors"},message:"must have required property '"+"factors"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requiredFactors === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiredFactors"},message:"must have required property '"+"requiredFactors"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.usableFactors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usableFactors"},message:"must have required property '"+"usableFactors"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "factors") || (key0 === "requiredFactors")) || (key0 === "usableFactors"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.factors !== undefined){
let data0 = data.factors;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/factors/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : joined(vErrors, validate22.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/factors",schemaPath:"#/properties/factors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.requiredFactors !== undefined){
let data2 = data.requiredFactors;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs6 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/requiredFactors",schemaPath:"#/properties/requiredFactors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid0 = _errs5 === errors;
}
if(data.usableFactors !== undefined){
let data3 = data.usableFactors;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/usableFactors",schemaPath:"#/properties/usableFactors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/usableFactors",schemaPath:"#/properties/usableFactors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export { validate13 as TwoFactorFactorRef };

export { validate20 as TwoFactorFactorStatus };

export { validate14 as TwoFactorFactorType };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
